/** A made-up secret. */
export const S = 'Tr0mbone-Walk-77';
export const json = (value: unknown): string => JSON.stringify(value, undefined, 2);

/** The beginning of what names a bag of PKCS #12, and of a Java keystore; there, what names how a key is protected. */
const KEY_BAG = '\x2a\x86\x48\x86\xf7\x0d\x01\x0c\x0a\x01';
const JKS = '\xfe\xed\xfe\xed\0\0\0\x02\0\0\0';
const JKS_KEY = '0\x0e\x06\x0a\x2b\x06\x01\x04\x01\x2a\x02\x11\x01\x01\x05\0';

/** A file with a secret in it, and one of this name without. */
export type CredentialSample = readonly [path: string, secret: string, harmless: string];

/** Of version control, transfers, containers and clouds. */
export const CREDENTIAL_SAMPLES: readonly CredentialSample[] = [
  ['.git-credentials', `https://deploy:${S}@git.example.com\n`, 'https://deploy@git.example.com\n'],
  ['.config/git/credentials', `https://x%40y:${S}@git.example.com\n`, '# none\n'],
  [
    '.gitconfig',
    `[http]\n\textraHeader = Authorization: Basic ${S}\n`,
    '[user]\n\tname = password\n[credential]\n\thelper = cache\n',
  ],
  [
    '.gitmodules',
    `[submodule "a"]\n\turl = https://u:${S}@git.example.com/a\n`,
    '[submodule "a"]\n\turl = git@git.example.com:a\n',
  ],
  ['.hgrc', `[auth]\nx.prefix = hg.example.com\nx.password = ${S}\n`, '[ui]\nusername = me\n'],
  [
    '.subversion/auth/svn.simple/8bb78d72',
    `K 8\npassword\nV 16\n${S}\nK 8\nusername\nV 2\nme\nEND\n`,
    'K 8\nusername\nV 2\nme\nEND\n',
  ],
  [
    '.config/gh/hosts.yml',
    `github.com:\n    user: me\n    oauth_token: ${S}\n`,
    'github.com:\n    user: me\n    git_protocol: ssh\n',
  ],
  ['.config/hub', `github.com:\n- user: me\n  oauth_token: ${S}\n`, 'github.com:\n- user: me\n'],
  ['.config/github-copilot/apps.json', json({ 'github.com:Iv1': { user: 'me', oauth_token: S } }), '{}'],
  [
    '.config/glab-cli/config.yml',
    `hosts:\n    gitlab.com:\n        token: !!null ${S}\n`,
    'hosts:\n    gitlab.com:\n        token:\n        api_protocol: https\n',
  ],
  ['.python-gitlab.cfg', `[main]\nprivate_token = ${S}\n`, '[main]\nurl = https://gitlab.example.com\n'],
  ['.config/tea/config.yml', `logins:\n- name: x\n  token: ${S}\n`, 'logins: []\n'],
  ['.travis/config.yml', `endpoints:\n  https://api.travis-ci.com/:\n    access_token: ${S}\n`, 'endpoints: {}\n'],
  ['.circleci/cli.yml', `host: https://circleci.com\ntoken: ${S}\n`, 'host: https://circleci.com\ntoken: ""\n'],
  ['.secrets', `NPM_KEY=${S}\n`, '# MY_TOKEN=none\nMY_TOKEN=\n'],
  [
    '.netrc',
    `machine git.example.com\n  login ci\n  password ${S}\n`,
    '# machine git.example.com login ci password none\n',
  ],
  ['_netrc', `default login ci password ${S}`, 'machine git.example.com login ci\n'],
  [
    '.curlrc',
    `user = "ci:${S}"\n`,
    'user-agent = "curl:7"\nuser = "ci"\n--silent\nproxy = http://proxy.example.com:3128\n',
  ],
  ['_curlrc', `-H "Authorization: Bearer ${S}"\n`, '# user = "ci:secret"\n-H "Accept: text/html"\n'],
  ['.config/curlrc', `-u ci:${S}\n`, 'location\n'],
  ['.wgetrc', `http_password = ${S}\n`, 'tries = 3\nask_password = on\n#password = x\n'],
  [
    '.config/rclone/rclone.conf',
    `[r]\ntype = drive\ntoken = {"access_token":"${S}","expiry":"x"}\n`,
    '[r]\ntype = local\n',
  ],
  ['rclone.conf', `[r]\ntype = sftp\npass = ${S}\n`, '[r]\ntype = s3\nenv_auth = true\nsecret_access_key =\n'],
  ['.s3cfg', `[default]\nsecret_key = ${S}\n`, '[default]\nsecret_key =\nhost_base = s3.example.com\n'],
  ['.passwd-s3fs', `key:${S}\n`, '# key:secret\n'],
  [
    '.mc/config.json',
    json({ aliases: { s3: { accessKey: 'a', secretKey: S } } }),
    json({ aliases: { s3: { url: 'https://x', secretKey: '' } } }),
  ],
  ['.lftprc', `open ftp://me:${S}@ftp.example.com\n`, 'set ftp:ssl-force true\n'],
  [
    'sitemanager.xml',
    `<Server><User>root</User><Pass encoding="base64">${S}</Pass></Server>`,
    '<Server><Host>x</Host><!-- <Pass>x</Pass> --></Server>',
  ],
  ['.vscode/sftp.json', json({ host: 'x', password: S }), json({ host: 'x', privateKeyPath: '~/.ssh/id' })],
  [
    'sftp-config.json',
    `{\n    "user": "root",\n    "password": "${S}"\n}`,
    '{\n    "user": "root",\n    //"password": "password",\n}',
  ],
  [
    '.ftpconfig',
    json({ host: 'x', pass: S }),
    json({ host: 'x', promptForPass: false, privatekey: '/home/me/.ssh/id', passphrase: '' }),
  ],
  [
    '.idea/webServers.xml',
    `<fileTransfer host="x" password="${S}" username="root">`,
    '<fileTransfer host="x" port="21">',
  ],
  ['.smbcredentials', `username=me\npassword=${S}\n`, 'username=me\n'],
  ['keys/deploy.ppk', 'PuTTY-User-Key-File-3: ssh-rsa\nEncryption: none\nPrivate-Lines: 14\nAAAA\n', 'not a key\n'],
  // What OpenSSL and keytool write: the second holds certificates alone.
  ['certificates/localhost.p12', `0\x20\x02\x01\x030\x10${KEY_BAG}\x02`, `0\x20\x02\x01\x030\x10${KEY_BAG}\x03`],
  ['release.jks', `${JKS}\x02\0\0\0\x02\0\x01aexample.com\n${JKS_KEY}`, `${JKS}\x02\0\0\0\x02\0\x01aexample.com\n`],
  ['symmetric.p12', `0\x20\x02\x01\x030\x10${KEY_BAG}\x05`, `0\x20\x02\x01\x030\x10${KEY_BAG}\x03`],
  ['signing.pk8', '0\x53\x02\x01\x010\x05\x06\x03\x2be\x70', '0\x2a0\x05\x06\x03\x2be\x70\x03\x21\0'],
  ['key.der', '0\x82\x02\x75\x02\x01\0\x30\x0d\x06\x09', '0\x82\x01\xf40\x82\x01\x5d\xa0\x03\x02\x01\x02'],
  [
    '.npmrc',
    '//npm.example.com/:_authToken=0123456789abcdef0123\n',
    '//npm.example.com/:_authToken=0123456789abcdef0123 # gitleaks:allow\n',
  ],
  ['.gnupg/private-keys-v1.d/0A.key', 'Key: (protected-private-key (rsa', 'Key: (shadowed-private-key (rsa'],
  ['http-client.private.env.json', json({ dev: { password: S } }), json({ dev: { host: 'x' } })],
  [
    '.docker/config.json',
    `{"auths":{"images.example.com":{"auth":"${S}"}}}`,
    '{"auths":{"images.example.com":{}},"credsStore":"desktop","currentContext":"default"}',
  ],
  ['.dockercfg', `{"https://images.example.com/v1/":{"auth":"${S}","email":"a@b.c"}}`, '{}'],
  [
    '.config/containers/auth.json',
    json({ auths: { 'quay.io': { auth: S } } }),
    json({ auths: {}, credHelpers: { 'gcr.io': 'gcloud' } }),
  ],
  [
    '.kube/config',
    `users:\n- name: ci\n  user:\n    token: ${S}\n`,
    'users:\n- name: ci\n  user:\n    tokenFile: /x\n    client-key: /home/me/.minikube/client.key\n    exec:\n      command: get-token\n',
  ],
  ['infra/prod.kubeconfig', `users:\n- user: {client-key-data: ${S}}\n`, 'users: []\n'],
  [
    '.config/helm/repositories.yaml',
    `repositories:\n- name: x\n  password: ${S}\n`,
    'repositories:\n- name: x\n  password: ""\n',
  ],
  ['.config/argocd/config', `users:\n- auth-token: ${S}\n  name: x\n`, 'users:\n- name: x\n'],
  ['.rancher/cli2.json', json({ Servers: { a: { tokenKey: S } } }), json({ Servers: {} })],
  [
    '.aws/credentials',
    `[default]\naws_access_key_id = x\naws_secret_access_key = ${S}\n`,
    '[default]\ncredential_process = /x/y\n#aws_secret_access_key = x\n',
  ],
  ['.aws/config', `[profile x]\naws_session_token=${S}\n`, '[profile x]\nrole_arn = arn\nsso_start_url = https://x\n'],
  ['.aws/sso/cache/0a.json', json({ accessToken: S }), json({ startUrl: 'https://x' })],
  ['.aws/cli/cache/0a.json', json({ Credentials: { SecretAccessKey: S } }), '{}'],
  ['.boto', `[Credentials]\ngs_oauth2_refresh_token = ${S}\n`, '[Credentials]\n# gs_secret_access_key = <your key>\n'],
  [
    '.config/gcloud/application_default_credentials.json',
    json({ client_id: 'x', refresh_token: S }),
    json({ type: 'external_account', token_url: 'https://x' }),
  ],
  [
    '.config/gcloud/credentials.db',
    `SQLite format 3\0..me@x{"client_id": "x", "refresh_token": "${S}"}`,
    'SQLite format 3\0..CREATE TABLE credentials (account_id TEXT)',
  ],
  [
    '.config/gcloud/access_tokens.db',
    `SQLite format 3\0..me@xya29.${S}abcdefgh`,
    'SQLite format 3\0CREATE TABLE access_tokens (access_token TEXT)',
  ],
  ['.config/configstore/firebase-tools.json', json({ tokens: { refresh_token: S } }), json({ user: {} })],
  ['functions/.secret.local', `STRIPE_KEY=${S}\n`, 'STRIPE_KEY=\n'],
  ['functions/.runtimeconfig.json', json({ stripe: { key: S } }), json({ site: { url: 'https://x' } })],
  ['.clasprc.json', json({ token: { refresh_token: S } }), '{"token":{}}'],
  ['.azure/msal_token_cache.json', json({ RefreshToken: { a: { secret: S } } }), '{}'],
  ['.azure/service_principal_entries.json', json([{ client_id: 'x', client_secret: S }]), json([{ client_id: 'x' }])],
  [
    'local.settings.json',
    json({ Values: { AzureWebJobsStorage: `AccountName=a;AccountKey=${S}` } }),
    json({ IsEncrypted: false, Values: { AzureWebJobsStorage: 'UseDevelopmentStorage=true' } }),
  ],
  [
    '.aliyun/config.json',
    json({ profiles: [{ access_key_id: 'x', access_key_secret: S, sts_token: '' }] }),
    json({ profiles: [{ mode: 'EcsRamRole', access_key_secret: '' }] }),
  ],
  ['.tccli/default.credential', json({ secretId: 'x', secretKey: S }), json({ secretId: 'x' })],
  ['.bluemix/config.json', json({ IAMToken: `Bearer ${S}` }), json({ IAMToken: '', Region: 'eu' })],
  [
    '.oci/config',
    `[DEFAULT]\nkey_file=~/.oci/k.pem\npass_phrase=${S}\n`,
    '[DEFAULT]\nuser=x\nfingerprint=20:3b\nkey_file=~/.oci/k.pem\n',
  ],
  [
    'clouds.yaml',
    `clouds:\n  a:\n    auth:\n      password: "${S}"\n`,
    'clouds:\n  a:\n    auth:\n      auth_url: https://x\n    auth_type: v3token\n',
  ],
  ['.config/doctl/config.yaml', `access-token: ${S}\n`, 'access-token: ""\nauth-contexts: {}\n'],
  ['.config/hcloud/cli.toml', `[[contexts]]\n  name = "x"\n  token = "${S}"\n`, 'active_context = "x"\n'],
  ['.config/scw/config.yaml', `access_key: SCWX\nsecret_key: ${S}\n`, '# secret_key: x\ndefault_region: fr-par\n'],
  ['.config/linode-cli', `[me]\ntoken = ${S}\n`, '[DEFAULT]\ndefault-user = me\n'],
  ['.vultr-cli.yaml', `api-key: ${S}\n`, 'api-key:\n'],
  ['.config/exoscale/exoscale.toml', `[[accounts]]\nkey = "EXO"\nsecret = "${S}"\n`, 'defaultaccount = "x"\n'],
  ['.ovh.conf', `[ovh-eu]\napplication_secret=${S}\n`, '[default]\nendpoint=ovh-eu\n'],
];
