# In place of PostgreSQL's image where no registry of images is reached: Debian's, with the same three variables.
FROM localhost/fairway-base
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-15 \
  && ln -s /usr/lib/postgresql/15/bin/pg_isready /usr/local/bin/pg_isready \
  && mkdir -p /var/lib/postgresql/data && chown postgres:postgres /var/lib/postgresql/data
COPY start-postgres.sh /usr/local/bin/
VOLUME /var/lib/postgresql/data
# The socket is in /tmp, since the owner of a temporary file system at /run/postgresql is root.
ENV PGHOST=127.0.0.1
USER postgres
CMD ["sh", "/usr/local/bin/start-postgres.sh"]
