import type { CredentialForm } from './credential-forms.ts';

/** A tool, the ends of the paths of its files (`*`: a part of the last name), and their form. The comment says who says so. */
type CredentialFiles = readonly [tool: string, files: string, form?: CredentialForm];

/** Files in which tools keep credentials, in a home folder or in a project. */
export const CREDENTIAL_FILES: readonly CredentialFiles[] = [
  // Version control and its hosts.
  ['git', '.git-credentials .config/git/credentials', 'url'], // git-credential-store(1)
  ['git', '.gitconfig .config/git/config .gitmodules', 'git'], // git-config(1), http.extraHeader and url
  ['Mercurial', '.hgrc'], // hgrc(5), auth
  ['Subversion', '.subversion/auth/svn.simple/*', 'subversion'], // Subversion book, Client Credentials
  ['GitHub', '.config/gh/hosts.yml .config/hub'], // gh help environment; hub(1)
  ['GitHub Copilot', '.config/github-copilot/hosts.json .config/github-copilot/apps.json'], // github/copilot.vim
  ['GitLab', '.config/glab-cli/config.yml .python-gitlab.cfg'], // docs.gitlab.com, GitLab CLI; python-gitlab docs
  ['Gitea', '.config/tea/config.yml'], // gitea.com/gitea/tea
  ['Travis CI', '.travis/config.yml'], // travis-ci/travis.rb, README
  ['CircleCI', '.circleci/cli.yml'], // circleci.com/docs/local-cli
  ['act', '.secrets', 'key'], // nektosact.com/usage, Secrets
  // HTTP and files.
  ['netrc', '.netrc _netrc', 'netrc'], // curl.se/docs/manpage.html, --netrc
  ['curl', '.curlrc _curlrc .config/curlrc', 'curl'], // curl.se/docs/manpage.html, --config
  ['Wget', '.wgetrc'], // GNU Wget manual, Wgetrc Commands
  ['rclone', '.config/rclone/rclone.conf rclone.conf .rclone.conf'], // rclone.org/docs, --config
  ['s3cmd', '.s3cfg'], // s3tools.org/s3cmd-howto
  ['s3fs', '.passwd-s3fs', 's3fs'], // s3fs(1), passwd_file
  ['MinIO', '.mc/config.json'], // docs.min.io, mc alias
  ['lftp', '.lftprc .lftp/rc .config/lftp/rc .local/share/lftp/bookmarks .lftp/bookmarks', 'url'], // lftp(1)
  ['FileZilla', 'filezilla.xml sitemanager.xml recentservers.xml', 'xml'], // wiki.filezilla-project.org, Site Manager
  ['SFTP', 'sftp-config.json .vscode/sftp.json .ftpconfig .remote-sync.json deployment-config.json'], // READMEs of the editors’ extensions
  ['JetBrains', '.idea/webservers.xml .idea/datasources.xml', 'xml'], // jetbrains.com/help, Deployment
  ['JetBrains', 'http-client.private.env.json', 'key'], // jetbrains.com/help, HTTP Client variables
  ['CIFS', '.smbcredentials'], // mount.cifs(8), credentials
  ['PuTTY', '*.ppk', 'putty'], // PuTTY manual, appendix C
  ['PKCS #12', '*.p12 *.pfx', 'pkcs12'], // RFC 7292
  ['Java keystore', '*.jks', 'jks'], // OpenJDK, sun/security/provider/JavaKeyStore.java
  ['DER', '*.der *.pk8', 'der'], // RFC 5958; RFC 8017, appendix A.1.2; RFC 5915
  ['GnuPG', '.gnupg/private-keys-v1.d/*.key', 'gnupg'], // gnupg, agent/keyformat.txt
  // Containers and clusters.
  ['Docker', '.docker/config.json .dockercfg .config/containers/auth.json'], // docker login; containers-auth.json(5)
  ['Kubernetes', '.kube/config kubeconfig kubeconfig.yml kubeconfig.yaml *.kubeconfig'], // kubernetes.io, kubeconfig
  ['Helm', '.config/helm/registry/config.json .config/helm/repositories.yaml'], // helm.sh/docs/helm/helm
  ['Argo CD', '.config/argocd/config .argocd/config'], // argo-cd.readthedocs.io, argocd login
  ['Rancher', '.rancher/cli2.json'], // ranchermanager.docs.rancher.com, Rancher CLI
  // Clouds.
  ['AWS', '.aws/credentials .aws/config .aws/cli/cache/*.json .aws/sso/cache/*.json'], // AWS CLI user guide
  ['boto', '.boto'], // boto.cloudhackers.com; gsutil config
  ['Google Cloud', '.config/gcloud/application_default_credentials.json adc.json'], // gcloud auth application-default login
  ['Google Cloud', '.config/gcloud/credentials.db .config/gcloud/access_tokens.db', 'google'], // google-cloud-sdk, creds.py
  ['Firebase', '.config/configstore/firebase-tools.json'], // firebase/firebase-tools, src/configstore.ts
  ['Firebase', '.secret.local .runtimeconfig.json', 'key'], // firebase.google.com/docs/functions/config-env
  ['clasp', '.clasprc.json'], // google/clasp, README
  ['Azure', '.azure/msal_token_cache.json .azure/accesstokens.json .azure/service_principal_entries.json'], // learn.microsoft.com/cli/azure, MSAL migration
  ['Azure Functions', 'local.settings.json', 'key'], // learn.microsoft.com/azure/azure-functions, local settings
  ['Alibaba Cloud', '.aliyun/config.json'], // aliyun/aliyun-cli, README
  ['Tencent Cloud', '.tccli/default.credential'], // tencentcloud/tencentcloud-cli, README
  ['IBM Cloud', '.bluemix/config.json'], // cloud.ibm.com/docs/cli
  ['Oracle Cloud', '.oci/config'], // docs.oracle.com, SDK and CLI Configuration File
  ['OpenStack', 'clouds.yaml clouds-public.yaml secure.yaml'], // docs.openstack.org/python-openstackclient, configuration
  ['DigitalOcean', '.config/doctl/config.yaml .tugboat'], // docs.digitalocean.com/reference/doctl
  ['Hetzner', '.config/hcloud/cli.toml'], // hetznercloud/cli, docs
  ['Scaleway', '.config/scw/config.yaml'], // scaleway/scaleway-sdk-go, scw/README
  ['Linode', '.config/linode-cli .linode-cli'], // linode/linode-cli, wiki Configuration
  ['Vultr', '.vultr-cli.yaml'], // vultr/vultr-cli, README
  ['Exoscale', '.config/exoscale/exoscale.toml'], // community.exoscale.com, exo
  ['OVH', '.ovh.conf ovh.conf'], // ovh/python-ovh, README
  // Hosts of sites, and their local variables.
  ['Vercel', '.local/share/com.vercel.cli/auth.json .now/auth.json .vercel/auth.json'], // vercel/vercel, packages/cli
  ['Turborepo', '.turbo/config.json .config/turborepo/config.json'], // turborepo.com, Remote Caching
  ['Netlify', '.config/netlify/config.json .netlify/config.json'], // cli.netlify.com/commands/login
  ['Cloudflare', '.wrangler/config/default.toml .cloudflared/*.json'], // developers.cloudflare.com, wrangler login; Tunnel permissions
  ['Cloudflare', '.dev.vars .dev.vars.*', 'key'], // developers.cloudflare.com/workers, Secrets, local development
  ['Cloudflare', '.cloudflared/cert.pem', 'argo'], // developers.cloudflare.com, Tunnel permissions
  ['Fly.io', '.fly/config.yml'], // superfly/flyctl, internal/config
  ['Railway', '.railway/config.json'], // railwayapp/cli, src/config.rs
  ['Render', '.render/cli.yaml', 'key'], // render.com/docs/cli
  ['Akamai', '.edgerc'], // techdocs.akamai.com, Set up authentication credentials
  ['Fastly', '.config/fastly/config.toml'], // fastly/cli, pkg/config
  ['Pantheon', '.terminus/cache/tokens/*'], // docs.pantheon.io/terminus, machine tokens
  ['Acquia', '.acquia/cloud_api.conf'], // docs.acquia.com/acquia-cli
  ['WordPress', 'wp-config.php', 'wordpress'], // developer.wordpress.org, wp-config.php
  ['Contentful', '.contentfulrc.json'], // contentful/contentful-cli, docs
  ['Sanity', '.config/sanity/config.json'], // sanity.io/docs/cli
  ['Supabase', '.supabase/access-token', 'whole'], // supabase/cli, internal/utils/access_token.go
  ['Expo', '.expo/state.json'], // expo/expo, packages/@expo/cli
  ['Sentry', '.sentryclirc sentry.properties .env.sentry-build-plugin'], // docs.sentry.io/cli/configuration
  ['Serverless', '.serverlessrc'], // serverless/serverless, docs
  ['Cypress', 'cypress.env.json', 'key'], // docs.cypress.io, Environment variables
  ['SonarQube', 'sonar-project.properties'], // docs.sonarsource.com, Analysis parameters
  ['ngrok', '.ngrok2/ngrok.yml .config/ngrok/ngrok.yml ngrok.yml'], // ngrok.com/docs/agent/config
  ['Slack', '.slack/credentials.json'], // docs.slack.dev/tools/slack-cli
  // Infrastructure and secrets.
  ['Terraform', '.terraformrc terraform.rc credentials.tfrc.json'], // developer.hashicorp.com/terraform/cli/config
  ['Terraform', '*.tfvars *.tfvars.json *.tfstate terraform.tfstate.backup'], // developer.hashicorp.com/terraform, State
  ['Vault', '.vault-token', 'whole'], // developer.hashicorp.com/vault, token helper
  ['Ansible', '.vault_pass .vault_pass.txt .vault_password vault_pass.txt', 'whole'], // docs.ansible.com, Vault
  ['Ansible', '.ansible/galaxy_token'], // docs.ansible.com, galaxy token
  ['Pulumi', '.pulumi/credentials.json'], // pulumi.com/docs/iac/cli, pulumi login
  ['Vagrant', '.vagrant.d/data/vagrant_login_token', 'whole'], // hashicorp/vagrant, plugins/commands/cloud
  ['Doppler', '.doppler/.doppler.yaml'], // docs.doppler.com/docs/cli
  ['direnv', '.envrc', 'key'], // direnv(1)
  ['R', '.renviron', 'key'], // R manual, Startup
  ['Rails', 'config/master.key config/credentials/*.key', 'whole'], // guides.rubyonrails.org/security, Custom Credentials
  // Package managers.
  ['npm', '.npmrc', 'npm'], // docs.npmjs.com/cli/configuring-npm/npmrc
  ['pnpm', '.config/pnpm/rc .config/pnpm/auth.ini', 'npm'], // pnpm.io/npmrc
  ['Yarn', '.yarnrc', 'yarn'], // classic.yarnpkg.com/docs/yarnrc
  ['Yarn', '.yarnrc.yml'], // yarnpkg.com/configuration/yarnrc
  ['Bun', 'bunfig.toml .bunfig.toml'], // bun.com/docs/runtime/bunfig
  ['PyPI', '.pypirc'], // packaging.python.org/specifications/pypirc
  ['pip', 'pip.conf pip.ini', 'url'], // pip.pypa.io/topics/configuration
  ['Poetry', '.config/pypoetry/auth.toml'], // python-poetry.org/docs/repositories
  ['uv', '.local/share/uv/credentials/credentials.toml'], // docs.astral.sh/uv/concepts/authentication
  ['conda', '.condarc', 'conda'], // docs.conda.io, configuration
  ['RubyGems', '.gem/credentials .local/share/gem/credentials'], // guides.rubygems.org/api-key-scopes
  ['Bundler', '.bundle/config', 'bundler'], // bundler.io, bundle config
  ['Cargo', '.cargo/credentials .cargo/credentials.toml'], // doc.rust-lang.org/cargo, Configuration
  ['Maven', '.m2/settings.xml .m2/settings-security.xml', 'xml'], // maven.apache.org/settings.html
  ['Gradle', 'gradle.properties'], // docs.gradle.org, Build Environment
  ['sbt', '.sbt/.credentials .ivy2/.credentials'], // scala-sbt.org, Publishing
  ['NuGet', 'nuget.config', 'xml'], // learn.microsoft.com/nuget, nuget.config
  ['Composer', 'auth.json', 'composer'], // getcomposer.org/doc/articles/authentication-for-private-packages.md
  ['Hex', '.hex/hex.config', 'erlang'], // hexdocs.pm/hex
  ['pub', 'pub-credentials.json pub-tokens.json .pub-cache/credentials.json'], // dart.dev/tools/pub/cmd/pub-token
  ['JFrog', '.jfrog/jfrog-cli.conf.*'], // docs.jfrog-applications.jfrog.io, JFrog CLI
  // Databases and data.
  ['PostgreSQL', '.pgpass pgpass.conf', 'pgpass'], // postgresql.org/docs, The Password File
  ['PostgreSQL', '.pg_service.conf'], // postgresql.org/docs, The Connection Service File
  ['usql', '.usqlpass', 'pgpass'], // xo/usql, README
  ['MySQL', '.my.cnf'], // dev.mysql.com/doc, Using Option Files
  ['MySQL', '.mylogin.cnf', 'whole'], // dev.mysql.com/doc, mysql_config_editor
  ['mycli', '.myclirc .config/myclirc .config/pgcli/config', 'url'], // mycli.net/config
  ['SQL Server', '.sqlcmd/sqlconfig'], // microsoft/go-sqlcmd, README
  ['ClickHouse', '.clickhouse-client/config.xml', 'xml'], // clickhouse.com/docs, client
  ['MongoDB', '.mongorc.js .mongoshrc.js', 'url'], // mongodb.com/docs/mongodb-shell
  ['Robo 3T', 'robomongo.json robo3t.json'], // Studio3T/robomongo, settings
  ['DBeaver', 'dbeaver-data-sources.xml', 'xml'], // dbeaver.com/docs, Connection configuration
  ['Cassandra', '.cassandra/cqlshrc .cassandra/credentials'], // cassandra.apache.org, cqlsh
  ['Snowflake', '.snowsql/config .snowflake/connections.toml .snowflake/config.toml'], // docs.snowflake.com, SnowSQL
  ['Databricks', '.databrickscfg'], // docs.databricks.com/dev-tools/auth
  ['dbt', '.dbt/profiles.yml profiles.yml'], // docs.getdbt.com, profiles.yml
  ['InfluxDB', '.influxdbv2/configs'], // docs.influxdata.com, influx config
  ['Neon', '.config/neonctl/credentials.json'], // neon.com/docs/reference/neon-cli
  ['PlanetScale', '.config/planetscale/access-token', 'whole'], // planetscale/cli, internal/config
  ['Turso', '.config/turso/settings.json'], // docs.turso.tech/cli
  ['Kaggle', '.kaggle/kaggle.json', 'key'], // kaggle.com/docs/api
  ['Hugging Face', '.huggingface/token .cache/huggingface/token', 'whole'], // huggingface.co/docs/huggingface_hub
  ['Streamlit', '.streamlit/secrets.toml', 'key'], // docs.streamlit.io, secrets.toml
  // Mail.
  ['mail', '.msmtprc .config/msmtp/config .esmtprc .fetchmailrc .mbsyncrc', 'netrc'], // msmtp(1), fetchmail(1), mbsync(1)
  ['mail', '.muttrc .offlineimaprc .getmail/getmailrc'], // muttrc(5), offlineimap(1), getmail docs
  // Assistants.
  ['Claude', '.claude/.credentials.json .claude.json'], // code.claude.com/docs, authentication
  ['Codex', '.codex/auth.json'], // developers.openai.com/codex/auth
  ['Gemini', '.gemini/oauth_creds.json'], // google-gemini/gemini-cli, docs
  ['MCP', '.mcp.json .cursor/mcp.json .vscode/mcp.json', 'key'], // modelcontextprotocol.io, debugging
];
