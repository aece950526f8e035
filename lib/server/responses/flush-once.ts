import 'server-only';
import type { RequestHook } from '@/lib/server/requests/incoming-request';
import { wrapCompressionMethod } from './compression-method';

/**
 * Flushes a compressed response once for all that is written in one turn of the event loop. The framework's compression
 * gives a response the method `flush`, and the framework calls it after each piece of a page: a dozen times within a
 * millisecond, each of which ends a block of gzip, writes to the socket, and is a task of its own in the browser.
 */
export const flushOncePerTurn: RequestHook = ({ response }) => {
  wrapCompressionMethod(response, 'flush', (flush) => {
    let isScheduled = false;
    return () => {
      if (isScheduled) return;
      isScheduled = true;
      setImmediate(() => {
        isScheduled = false;
        if (!response.writableEnded && !response.destroyed) flush.call(response);
      });
    };
  });
};
