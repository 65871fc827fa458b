/** How a file holds what is secret in it: the names of `FORMS`; assignments to telling names unless one is given. */
export type CredentialForm =
  | 'assignments'
  | 'argo'
  | 'bundler'
  | 'composer'
  | 'conda'
  | 'curl'
  | 'erlang'
  | 'git'
  | 'gnupg'
  | 'google'
  | 'key'
  | 'netrc'
  | 'npm'
  | 'pgpass'
  | 'putty'
  | 's3fs'
  | 'subversion'
  | 'url'
  | 'whole'
  | 'wordpress'
  | 'xml'
  | 'yarn';

/** A tool, the ends of the paths of its files (`*`: a part of the last name), who says so, and their form. */
type CredentialFiles = readonly [tool: string, files: string, source: string, form?: CredentialForm];

/** Files in which tools keep credentials, in a home folder or in a project. */
export const CREDENTIAL_FILES: readonly CredentialFiles[] = [
  // Version control and its hosts.
  ['git', '.git-credentials .config/git/credentials', 'git-credential-store(1)', 'url'],
  ['git', '.gitconfig .config/git/config .gitmodules', 'git-config(1), http.extraHeader and url', 'git'],
  ['Mercurial', '.hgrc', 'hgrc(5), auth'],
  ['Subversion', '.subversion/auth/svn.simple/*', 'Subversion book, Client Credentials', 'subversion'],
  ['GitHub', '.config/gh/hosts.yml .config/hub', 'gh help environment; hub(1)'],
  ['GitHub Copilot', '.config/github-copilot/hosts.json .config/github-copilot/apps.json', 'github/copilot.vim'],
  ['GitLab', '.config/glab-cli/config.yml .python-gitlab.cfg', 'docs.gitlab.com, GitLab CLI; python-gitlab docs'],
  ['Gitea', '.config/tea/config.yml', 'gitea.com/gitea/tea'],
  ['Travis CI', '.travis/config.yml', 'travis-ci/travis.rb, README'],
  ['CircleCI', '.circleci/cli.yml', 'circleci.com/docs/local-cli'],
  ['act', '.secrets', 'nektosact.com/usage, Secrets', 'key'],
  // HTTP and files.
  ['netrc', '.netrc _netrc', 'curl.se/docs/manpage.html, --netrc', 'netrc'],
  ['curl', '.curlrc _curlrc .config/curlrc', 'curl.se/docs/manpage.html, --config', 'curl'],
  ['Wget', '.wgetrc', 'GNU Wget manual, Wgetrc Commands'],
  ['rclone', '.config/rclone/rclone.conf rclone.conf .rclone.conf', 'rclone.org/docs, --config'],
  ['s3cmd', '.s3cfg', 's3tools.org/s3cmd-howto'],
  ['s3fs', '.passwd-s3fs', 's3fs(1), passwd_file', 's3fs'],
  ['MinIO', '.mc/config.json', 'docs.min.io, mc alias'],
  ['lftp', '.lftprc .lftp/rc .config/lftp/rc .local/share/lftp/bookmarks .lftp/bookmarks', 'lftp(1)', 'url'],
  ['FileZilla', 'filezilla.xml sitemanager.xml recentservers.xml', 'wiki.filezilla-project.org, Site Manager', 'xml'],
  [
    'SFTP',
    'sftp-config.json .vscode/sftp.json .ftpconfig .remote-sync.json deployment-config.json',
    'READMEs of the editors’ extensions',
  ],
  ['JetBrains', '.idea/webservers.xml .idea/datasources.xml', 'jetbrains.com/help, Deployment', 'xml'],
  ['JetBrains', 'http-client.private.env.json', 'jetbrains.com/help, HTTP Client variables', 'key'],
  ['CIFS', '.smbcredentials', 'mount.cifs(8), credentials'],
  ['PuTTY', '*.ppk', 'PuTTY manual, appendix C', 'putty'],
  ['GnuPG', '.gnupg/private-keys-v1.d/*.key', 'gnupg, agent/keyformat.txt', 'gnupg'],
  // Containers and clusters.
  ['Docker', '.docker/config.json .dockercfg .config/containers/auth.json', 'docker login; containers-auth.json(5)'],
  ['Kubernetes', '.kube/config kubeconfig kubeconfig.yml kubeconfig.yaml *.kubeconfig', 'kubernetes.io, kubeconfig'],
  ['Helm', '.config/helm/registry/config.json .config/helm/repositories.yaml', 'helm.sh/docs/helm/helm'],
  ['Argo CD', '.config/argocd/config .argocd/config', 'argo-cd.readthedocs.io, argocd login'],
  ['Rancher', '.rancher/cli2.json', 'ranchermanager.docs.rancher.com, Rancher CLI'],
  // Clouds.
  ['AWS', '.aws/credentials .aws/config .aws/cli/cache/*.json .aws/sso/cache/*.json', 'AWS CLI user guide'],
  ['boto', '.boto', 'boto.cloudhackers.com; gsutil config'],
  [
    'Google Cloud',
    '.config/gcloud/application_default_credentials.json adc.json',
    'gcloud auth application-default login',
  ],
  [
    'Google Cloud',
    '.config/gcloud/credentials.db .config/gcloud/access_tokens.db',
    'google-cloud-sdk, creds.py',
    'google',
  ],
  ['Firebase', '.config/configstore/firebase-tools.json', 'firebase/firebase-tools, src/configstore.ts'],
  ['Firebase', '.secret.local .runtimeconfig.json', 'firebase.google.com/docs/functions/config-env', 'key'],
  ['clasp', '.clasprc.json', 'google/clasp, README'],
  ['Azure', '.azure/msal_token_cache.json .azure/accesstokens.json', 'learn.microsoft.com/cli/azure, MSAL migration'],
  ['Azure', '.azure/service_principal_entries.json', 'learn.microsoft.com/cli/azure, MSAL migration'],
  ['Azure Functions', 'local.settings.json', 'learn.microsoft.com/azure/azure-functions, local settings', 'key'],
  ['Alibaba Cloud', '.aliyun/config.json', 'aliyun/aliyun-cli, README'],
  ['Tencent Cloud', '.tccli/default.credential', 'tencentcloud/tencentcloud-cli, README'],
  ['IBM Cloud', '.bluemix/config.json', 'cloud.ibm.com/docs/cli'],
  ['Oracle Cloud', '.oci/config', 'docs.oracle.com, SDK and CLI Configuration File'],
  [
    'OpenStack',
    'clouds.yaml clouds-public.yaml secure.yaml',
    'docs.openstack.org/python-openstackclient, configuration',
  ],
  ['DigitalOcean', '.config/doctl/config.yaml .tugboat', 'docs.digitalocean.com/reference/doctl'],
  ['Hetzner', '.config/hcloud/cli.toml', 'hetznercloud/cli, docs'],
  ['Scaleway', '.config/scw/config.yaml', 'scaleway/scaleway-sdk-go, scw/README'],
  ['Linode', '.config/linode-cli .linode-cli', 'linode/linode-cli, wiki Configuration'],
  ['Vultr', '.vultr-cli.yaml', 'vultr/vultr-cli, README'],
  ['Exoscale', '.config/exoscale/exoscale.toml', 'community.exoscale.com, exo'],
  ['OVH', '.ovh.conf ovh.conf', 'ovh/python-ovh, README'],
  // Hosts of sites, and their local variables.
  ['Vercel', '.local/share/com.vercel.cli/auth.json .now/auth.json .vercel/auth.json', 'vercel/vercel, packages/cli'],
  ['Turborepo', '.turbo/config.json .config/turborepo/config.json', 'turborepo.com, Remote Caching'],
  ['Netlify', '.config/netlify/config.json .netlify/config.json', 'cli.netlify.com/commands/login'],
  ['Cloudflare', '.wrangler/config/default.toml', 'developers.cloudflare.com/workers/wrangler, login'],
  ['Cloudflare', '.dev.vars .dev.vars.*', 'developers.cloudflare.com/workers, Secrets, local development', 'key'],
  ['Cloudflare', '.cloudflared/*.json', 'developers.cloudflare.com, Tunnel permissions'],
  ['Cloudflare', '.cloudflared/cert.pem', 'developers.cloudflare.com, Tunnel permissions', 'argo'],
  ['Fly.io', '.fly/config.yml', 'superfly/flyctl, internal/config'],
  ['Railway', '.railway/config.json', 'railwayapp/cli, src/config.rs'],
  ['Render', '.render/cli.yaml', 'render.com/docs/cli', 'key'],
  ['Akamai', '.edgerc', 'techdocs.akamai.com, Set up authentication credentials'],
  ['Fastly', '.config/fastly/config.toml', 'fastly/cli, pkg/config'],
  ['Pantheon', '.terminus/cache/tokens/*', 'docs.pantheon.io/terminus, machine tokens'],
  ['Acquia', '.acquia/cloud_api.conf', 'docs.acquia.com/acquia-cli'],
  ['WordPress', 'wp-config.php', 'developer.wordpress.org, wp-config.php', 'wordpress'],
  ['Contentful', '.contentfulrc.json', 'contentful/contentful-cli, docs'],
  ['Sanity', '.config/sanity/config.json', 'sanity.io/docs/cli'],
  ['Supabase', '.supabase/access-token', 'supabase/cli, internal/utils/access_token.go', 'whole'],
  ['Expo', '.expo/state.json', 'expo/expo, packages/@expo/cli'],
  ['Sentry', '.sentryclirc', 'docs.sentry.io/cli/configuration'],
  ['Sentry', 'sentry.properties .env.sentry-build-plugin', 'docs.sentry.io/cli/configuration'],
  ['Serverless', '.serverlessrc', 'serverless/serverless, docs'],
  ['Cypress', 'cypress.env.json', 'docs.cypress.io, Environment variables', 'key'],
  ['SonarQube', 'sonar-project.properties', 'docs.sonarsource.com, Analysis parameters'],
  ['ngrok', '.ngrok2/ngrok.yml .config/ngrok/ngrok.yml ngrok.yml', 'ngrok.com/docs/agent/config'],
  ['Slack', '.slack/credentials.json', 'docs.slack.dev/tools/slack-cli'],
  // Infrastructure and secrets.
  ['Terraform', '.terraformrc terraform.rc credentials.tfrc.json', 'developer.hashicorp.com/terraform/cli/config'],
  [
    'Terraform',
    '*.tfvars *.tfvars.json *.tfstate terraform.tfstate.backup',
    'developer.hashicorp.com/terraform, State',
  ],
  ['Vault', '.vault-token', 'developer.hashicorp.com/vault, token helper', 'whole'],
  ['Ansible', '.vault_pass .vault_pass.txt .vault_password vault_pass.txt', 'docs.ansible.com, Vault', 'whole'],
  ['Ansible', '.ansible/galaxy_token', 'docs.ansible.com, galaxy token'],
  ['Pulumi', '.pulumi/credentials.json', 'pulumi.com/docs/iac/cli, pulumi login'],
  ['Vagrant', '.vagrant.d/data/vagrant_login_token', 'hashicorp/vagrant, plugins/commands/cloud', 'whole'],
  ['Doppler', '.doppler/.doppler.yaml', 'docs.doppler.com/docs/cli'],
  ['direnv', '.envrc', 'direnv(1)', 'key'],
  ['R', '.renviron', 'R manual, Startup', 'key'],
  [
    'Rails',
    'config/master.key config/credentials/*.key',
    'guides.rubyonrails.org/security, Custom Credentials',
    'whole',
  ],
  // Package managers.
  ['npm', '.npmrc', 'docs.npmjs.com/cli/configuring-npm/npmrc', 'npm'],
  ['pnpm', '.config/pnpm/rc .config/pnpm/auth.ini', 'pnpm.io/npmrc', 'npm'],
  ['Yarn', '.yarnrc', 'classic.yarnpkg.com/docs/yarnrc', 'yarn'],
  ['Yarn', '.yarnrc.yml', 'yarnpkg.com/configuration/yarnrc'],
  ['Bun', 'bunfig.toml .bunfig.toml', 'bun.com/docs/runtime/bunfig'],
  ['PyPI', '.pypirc', 'packaging.python.org/specifications/pypirc'],
  ['pip', 'pip.conf pip.ini', 'pip.pypa.io/topics/configuration', 'url'],
  ['Poetry', '.config/pypoetry/auth.toml', 'python-poetry.org/docs/repositories'],
  ['uv', '.local/share/uv/credentials/credentials.toml', 'docs.astral.sh/uv/concepts/authentication'],
  ['conda', '.condarc', 'docs.conda.io, configuration', 'conda'],
  ['RubyGems', '.gem/credentials .local/share/gem/credentials', 'guides.rubygems.org/api-key-scopes'],
  ['Bundler', '.bundle/config', 'bundler.io, bundle config', 'bundler'],
  ['Cargo', '.cargo/credentials .cargo/credentials.toml', 'doc.rust-lang.org/cargo, Configuration'],
  ['Maven', '.m2/settings.xml .m2/settings-security.xml', 'maven.apache.org/settings.html', 'xml'],
  ['Gradle', 'gradle.properties', 'docs.gradle.org, Build Environment'],
  ['sbt', '.sbt/.credentials .ivy2/.credentials', 'scala-sbt.org, Publishing'],
  ['NuGet', 'nuget.config', 'learn.microsoft.com/nuget, nuget.config', 'xml'],
  ['Composer', 'auth.json', 'getcomposer.org/doc/articles/authentication-for-private-packages.md', 'composer'],
  ['Hex', '.hex/hex.config', 'hexdocs.pm/hex', 'erlang'],
  ['pub', 'pub-credentials.json pub-tokens.json .pub-cache/credentials.json', 'dart.dev/tools/pub/cmd/pub-token'],
  ['JFrog', '.jfrog/jfrog-cli.conf.*', 'docs.jfrog-applications.jfrog.io, JFrog CLI'],
  // Databases and data.
  ['PostgreSQL', '.pgpass pgpass.conf', 'postgresql.org/docs, The Password File', 'pgpass'],
  ['PostgreSQL', '.pg_service.conf', 'postgresql.org/docs, The Connection Service File'],
  ['usql', '.usqlpass', 'xo/usql, README', 'pgpass'],
  ['MySQL', '.my.cnf', 'dev.mysql.com/doc, Using Option Files'],
  ['MySQL', '.mylogin.cnf', 'dev.mysql.com/doc, mysql_config_editor', 'whole'],
  ['mycli', '.myclirc .config/myclirc .config/pgcli/config', 'mycli.net/config', 'url'],
  ['SQL Server', '.sqlcmd/sqlconfig', 'microsoft/go-sqlcmd, README'],
  ['ClickHouse', '.clickhouse-client/config.xml', 'clickhouse.com/docs, client', 'xml'],
  ['MongoDB', '.mongorc.js .mongoshrc.js', 'mongodb.com/docs/mongodb-shell', 'url'],
  ['Robo 3T', 'robomongo.json robo3t.json', 'Studio3T/robomongo, settings'],
  ['DBeaver', 'dbeaver-data-sources.xml', 'dbeaver.com/docs, Connection configuration', 'xml'],
  ['Cassandra', '.cassandra/cqlshrc .cassandra/credentials', 'cassandra.apache.org, cqlsh'],
  ['Snowflake', '.snowsql/config .snowflake/connections.toml .snowflake/config.toml', 'docs.snowflake.com, SnowSQL'],
  ['Databricks', '.databrickscfg', 'docs.databricks.com/dev-tools/auth'],
  ['dbt', '.dbt/profiles.yml profiles.yml', 'docs.getdbt.com, profiles.yml'],
  ['InfluxDB', '.influxdbv2/configs', 'docs.influxdata.com, influx config'],
  ['Neon', '.config/neonctl/credentials.json', 'neon.com/docs/reference/neon-cli'],
  ['PlanetScale', '.config/planetscale/access-token', 'planetscale/cli, internal/config', 'whole'],
  ['Turso', '.config/turso/settings.json', 'docs.turso.tech/cli'],
  ['Kaggle', '.kaggle/kaggle.json', 'kaggle.com/docs/api', 'key'],
  ['Hugging Face', '.huggingface/token .cache/huggingface/token', 'huggingface.co/docs/huggingface_hub', 'whole'],
  ['Streamlit', '.streamlit/secrets.toml', 'docs.streamlit.io, secrets.toml', 'key'],
  // Mail.
  [
    'mail',
    '.msmtprc .config/msmtp/config .esmtprc .fetchmailrc .mbsyncrc',
    'msmtp(1), fetchmail(1), mbsync(1)',
    'netrc',
  ],
  ['mail', '.muttrc .offlineimaprc .getmail/getmailrc', 'muttrc(5), offlineimap(1), getmail docs'],
  // Assistants.
  ['Claude', '.claude/.credentials.json .claude.json', 'code.claude.com/docs, authentication'],
  ['Codex', '.codex/auth.json', 'developers.openai.com/codex/auth'],
  ['Gemini', '.gemini/oauth_creds.json', 'google-gemini/gemini-cli, docs'],
  ['MCP', '.mcp.json .cursor/mcp.json .vscode/mcp.json', 'modelcontextprotocol.io, debugging', 'key'],
];
