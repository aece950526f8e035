import Link from 'next/link';

type Named = { name: string };
type Round = Record<'uid' | 'status' | 'scoringFormat' | 'matchplayFormat' | 'createdAt', string> &
  Record<'course' | 'tee' | 'country', Named> & { createdBy: { firstName: string; lastName: string } };
type Page = { items: Round[]; paging: { pageNumber: number; total: number } };

/** Shows the same rows as the app, from the same API, as a plain table. */
export default async function Rounds({ searchParams }: { searchParams: Promise<Record<string, string>> }) {
  const query = new URLSearchParams(await searchParams);
  const response = await fetch(`${process.env.API_URL}/admin/friendly-rounds?${query}`, {
    headers: { Authorization: `Bearer ${process.env.BARE_TOKEN}` },
    cache: 'no-store',
  });
  if (!response.ok) throw new Error(`The API answered ${response.status}`);
  const { items, paging }: Page = await response.json();
  const next = new URLSearchParams({ ...Object.fromEntries(query), pageNumber: String(paging.pageNumber + 1) });
  return (
    <main>
      <h1>Friendly rounds</h1>
      <table>
        <tbody>
          {items.map((round) => (
            <tr key={round.uid}>
              <td>{round.uid}</td>
              <td>{round.course.name}</td>
              <td>{round.tee.name}</td>
              <td>{round.country.name}</td>
              <td>{round.status}</td>
              <td>{round.scoringFormat}</td>
              <td>{round.matchplayFormat}</td>
              <td>{round.createdAt}</td>
              <td>{`${round.createdBy.firstName} ${round.createdBy.lastName}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Total items {paging.total}{' '}
        <Link prefetch={false} aria-label="Next page" href={`/?${next}`}>
          Next page
        </Link>
      </p>
    </main>
  );
}
