# In place of Valkey's image where no registry of images is reached: Debian's Redis under its names.
FROM localhost/fairway-base
RUN apt-get update && apt-get install -y --no-install-recommends redis-server \
  && ln -s redis-server /usr/bin/valkey-server && ln -s redis-cli /usr/bin/valkey-cli && useradd valkey
