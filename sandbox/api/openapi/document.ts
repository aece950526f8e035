import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type * as z from 'zod';
import { Admin } from '@/lib/contract/admins';
import { ErrorBody, Paging, Person, Ref } from '@/lib/contract/common';
import { Course, CourseDetail, Tee } from '@/lib/contract/courses';
import { Event, EventRound } from '@/lib/contract/events';
import { FriendlyRound } from '@/lib/contract/friendly-rounds';
import { ContestUsage, Group } from '@/lib/contract/groups';
import { Leaderboard, LeaderboardRow, Team } from '@/lib/contract/leaderboards';
import { MatchLeaderboard, MatchRow } from '@/lib/contract/matches';
import { HandicapEntry, Member } from '@/lib/contract/members';
import { Country, Region } from '@/lib/contract/places';
import { Scorecard, Scorecards } from '@/lib/contract/scorecards';
import { Level, Overview, Series } from '@/lib/contract/stats';
import { User, UserEmail } from '@/lib/contract/users';
import { describedContract } from '@/sandbox/api/contract';

/** Schemas that the document defines under a name. */
const named: Readonly<Record<string, z.ZodType>> = {
  Admin,
  ContestUsage,
  Country,
  Course,
  CourseDetail,
  ErrorBody,
  Event,
  EventRound,
  FriendlyRound,
  Group,
  HandicapEntry,
  Leaderboard,
  LeaderboardRow,
  Level,
  MatchLeaderboard,
  MatchRow,
  Member,
  Overview,
  Paging,
  Person,
  Ref,
  Region,
  Scorecard,
  Scorecards,
  Series,
  Team,
  Tee,
  User,
  UserEmail,
};

type Document = Awaited<ReturnType<OpenAPIGenerator['generate']>>;
type Operation = { operationId?: string; tags?: string[]; parameters?: unknown[]; responses?: Record<string, unknown> };

export async function openApiDocument(server: string): Promise<Document> {
  const generator = new OpenAPIGenerator({
    schemaConverters: [new ZodToJsonSchemaConverter()],
  });
  const document = await generator.generate(describedContract, {
    info: {
      title: 'Admin API',
      version: '1',
      description: 'The endpoints of the back office. Every request is a GET with the access token of a staff member.',
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: server }],
    security: [{ accessToken: [] }],
    components: {
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'An access token of the user pool whose `cognito:groups` contain the staff group.',
        },
      },
    },
    commonSchemas: Object.fromEntries(Object.entries(named).map(([name, schema]) => [name, { schema }])),
  });
  for (const { get } of Object.values(document.paths ?? {}) as { get?: Operation }[]) if (get) complete(get);
  return document;
}

/** Adds what the contract does not declare: tags, error responses, and the CSV responses of exports. */
function complete(operation: Operation): void {
  const [group = ''] = operation.operationId?.split('.') ?? [];
  operation.tags = [group];
  operation.parameters = operation.parameters?.map((parameter) => {
    const { allowEmptyValue, allowReserved, ...rest } = parameter as Record<string, unknown>;
    return rest;
  });
  if (group === 'exports') operation.responses = { 200: csv };
  operation.responses = { ...operation.responses, '4XX': clientError, '5XX': serverError };
}

const csv = {
  description: 'CSV by RFC 4180 in UTF-8',
  headers: { 'X-Total-Count': { description: 'Rows that follow the header', schema: { type: 'integer', minimum: 0 } } },
  content: { 'text/csv': { schema: { type: 'string' } } },
};

const errorBody = { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } };
const clientError = {
  description: '400 names the parameter, 401 and 403 concern the token, 404 the record or the format, 405 the method',
  content: errorBody,
};
const serverError = {
  description: 'The server failed, cannot reach its database (503), or took too long (504)',
  content: errorBody,
};
