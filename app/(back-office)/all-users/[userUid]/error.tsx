'use client';

import { RouteError } from '@/components/feedback/route-error';

export default RouteError;
