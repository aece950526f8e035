import 'server-only';
import { cache } from 'react';
import { fetchRecord } from '@/lib/api/http/fetch';
import type { Event } from '@/lib/contract/events';

/** @throws RequestFailed (404 when there is none), ContractBroken, Unreachable */
export const getEvent = cache((id: string): Promise<Event> => fetchRecord('events.get', { id }));
