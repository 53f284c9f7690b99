import { isIP } from 'node:net';
import path from 'node:path';
import { type Proxies, proxies } from './proxies.ts';
import { chaveDeCredencial, chavesDeDados, motivoDeRecusaDoSegredo } from './segredos/secrets-rules.ts';

/** Where the school is unless told. */
export const FUSO_PADRAO = 'America/Belem';
const HORA_DA_COPIA: number | null = 3;
export const niveisDeLog = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type NivelDeLog = (typeof niveisDeLog)[number];

/** What the environment decides. `null` means "not given": the reader of the value knows the default. */
export type Config = {
  port: number;
  host: string;
  /** Absolute folder of everything that the installation keeps (database, secrets, lock). */
  dataDir: string;
  /** External PostgreSQL; null starts the embedded one. */
  databaseUrl: string | null;
  /** Streaming replica for reports; null reads from the main database. */
  databaseReadUrl: string | null;
  /** A folder on the disk of an external database, where it can be seen from here; null: that disk is not watched. */
  databaseDiskDir: string | null;
  /** Address that people type, without a final slash; null lets the portal use its own host and port. */
  publicUrl: string | null;
  /** Who may say the address of a client; null: nobody, the address is that of the connection. */
  proxies: Proxies | null;
  smtpUrl: string | null;
  cepUrl: string | null;
  tzEscola: string;
  /** Null: generated into the data folder (see secrets.ts). */
  sessionSecret: string | null;
  /** Key of the sign-in envelope, 16, 24 or 32 bytes; null: generated into the data folder. */
  credentialKey: Buffer | null;
  /** Keys of encrypted columns, 32 bytes each: the first encrypts, all open; null: generated into the data folder. */
  dataKeys: readonly Buffer[] | null;
  /** First administrator of an empty database. */
  admin: { email: string; senha: string } | null;
  /** Folder with `postgres` and `initdb` to use in place of the bundled ones. */
  pgBinDir: string | null;
  logLevel: NivelDeLog;
  /** Where backups lie. */
  backupDir: string;
  /** Key of the backups, 32 bytes; null: from its file, made at the first backup. */
  backupKey: Buffer | null;
  backupKeyFile: string | null;
  /** From this hour of the school on the night's backup may be made; null: never. */
  backupHour: number | null;
  /** Folder outside the database where the head of the audit chain is written as it grows. */
  auditAnchorDir: string;
  /** Who gets the head of the audit chain by mail once a day; null: nobody. */
  auditAnchorMail: string | null;
  /** Who shows it may read the figures of the process; null: only this machine itself. */
  metricsToken: string | null;
};

/** The environment has mistakes. `linhas` holds one sentence per mistake; no secret value is ever quoted. */
export class ConfigInvalida extends Error {
  readonly linhas: readonly string[];

  constructor(linhas: readonly string[]) {
    super(`The configuration has mistakes:\n${linhas.map((linha) => `  - ${linha}`).join('\n')}`);
    this.name = 'ConfigInvalida';
    this.linhas = linhas;
  }
}

/** Every variable that the product reads; `.env.example` explains the same ones. */
export const variaveis = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'DATABASE_DISK_DIR',
  'PUBLIC_URL',
  'TRUST_PROXY',
  'SMTP_URL',
  'CEP_URL',
  'TZ_ESCOLA',
  'SESSION_SECRET',
  'CREDENTIAL_KEY',
  'DATA_KEY',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'PG_BIN_DIR',
  'LOG_LEVEL',
  'BACKUP_DIR',
  'BACKUP_KEY',
  'BACKUP_KEY_FILE',
  'BACKUP_HOUR',
  'AUDIT_ANCHOR_DIR',
  'AUDIT_ANCHOR_MAIL',
  'METRICS_TOKEN',
] as const;
type Variavel = (typeof variaveis)[number];

/**
 * Reads and validates the environment. An empty value counts as not given.
 * @throws ConfigInvalida with every mistake at once.
 */
export function lerConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const linhas: string[] = [];
  const texto = (nome: Variavel): string | null => env[nome]?.trim() || null;
  /** Runs a reader over a given value; a returned string in `recusa` becomes the line of that variable. */
  const ler = <T>(nome: Variavel, padrao: T, leitor: (valor: string) => T): T => {
    const valor = texto(nome);
    if (valor === null) return padrao;
    try {
      return leitor(valor);
    } catch (erro) {
      linhas.push(`${nome} ${erro instanceof Error ? erro.message : String(erro)}`);
      return padrao;
    }
  };

  const config: Config = {
    port: ler('PORT', 3000, porta),
    host: ler('HOST', '127.0.0.1', maquina),
    dataDir: path.resolve(texto('DATA_DIR') ?? './data'),
    databaseUrl: ler('DATABASE_URL', null, urlDe(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/database')),
    databaseReadUrl: ler('DATABASE_READ_URL', null, urlDe(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/database')),
    databaseDiskDir: ler('DATABASE_DISK_DIR', null, (valor) => path.resolve(valor)),
    publicUrl: ler('PUBLIC_URL', null, origem),
    proxies: ler('TRUST_PROXY', null, proxies),
    smtpUrl: ler('SMTP_URL', null, urlDe(['smtp:', 'smtps:'], 'smtp://user:password@host:587')),
    cepUrl: ler('CEP_URL', null, comCep),
    tzEscola: ler('TZ_ESCOLA', FUSO_PADRAO, fuso),
    sessionSecret: ler('SESSION_SECRET', null, segredo),
    credentialKey: ler('CREDENTIAL_KEY', null, chaveDeCredencial),
    dataKeys: ler('DATA_KEY', null, chavesDeDados),
    admin: null,
    pgBinDir: ler('PG_BIN_DIR', null, (valor) => path.resolve(valor)),
    logLevel: ler('LOG_LEVEL', 'info', nivel),
    backupDir: path.resolve(texto('BACKUP_DIR') ?? path.join(texto('DATA_DIR') ?? './data', 'copias')),
    backupKey: ler('BACKUP_KEY', null, chaveDasCopias),
    backupKeyFile: ler('BACKUP_KEY_FILE', null, (valor) => path.resolve(valor)),
    backupHour: ler('BACKUP_HOUR', HORA_DA_COPIA, hora),
    auditAnchorDir: path.resolve(texto('AUDIT_ANCHOR_DIR') ?? path.join(texto('DATA_DIR') ?? './data', 'ancoras')),
    auditAnchorMail: ler('AUDIT_ANCHOR_MAIL', null, endereco),
    metricsToken: ler('METRICS_TOKEN', null, segredo),
  };
  if (config.databaseReadUrl !== null && texto('DATABASE_URL') === null) {
    linhas.push('DATABASE_READ_URL is a replica of DATABASE_URL and needs it; the embedded database has no replica.');
  }
  const email = ler('ADMIN_EMAIL', null, endereco);
  const senha = ler('ADMIN_PASSWORD', null, senhaInicial);
  if ((texto('ADMIN_EMAIL') === null) !== (texto('ADMIN_PASSWORD') === null)) {
    linhas.push('ADMIN_EMAIL and ADMIN_PASSWORD go together: give both or neither.');
  }
  if (linhas.length > 0) throw new ConfigInvalida(linhas);
  return { ...config, admin: email !== null && senha !== null ? { email, senha } : null };
}

function porta(valor: string): number {
  const numero = /^\d{1,5}$/.test(valor) ? Number(valor) : Number.NaN;
  // Links are written with it before anything listens: it cannot be left to the machine to choose.
  if (!(numero >= 1 && numero <= 65_535)) throw new Error(`must be a port number from 1 to 65535 and is "${valor}".`);
  return numero;
}

function maquina(valor: string): string {
  // Digits and dots alone are an address, and never a name.
  if (isIP(valor) === 0 && (/^[\d.]+$/.test(valor) || !/^[A-Za-z0-9]([A-Za-z0-9.-]{0,252})$/.test(valor))) {
    throw new Error(`must be an address or host name such as 127.0.0.1 or 0.0.0.0 and is "${valor}".`);
  }
  return valor;
}

/** The value is not quoted in the message: addresses carry passwords. */
function urlDe(protocolos: readonly string[], exemplo: string): (valor: string) => string {
  return (valor) => {
    if (!URL.canParse(valor) || !protocolos.includes(new URL(valor).protocol)) {
      throw new Error(`must be an address like ${exemplo}.`);
    }
    return valor;
  };
}

/** What links in mails and on paper start with: the portal answers at the root of a name, and a password in it would go to everybody. */
function origem(valor: string): string {
  const exemplo = 'https://portal.escola.br';
  const { origin, username, password, pathname, search, hash } = new URL(urlDe(['http:', 'https:'], exemplo)(valor));
  if (username + password + search + hash !== '' || !/^\/+$/.test(pathname) || /[?#]/.test(valor)) {
    throw new Error(`must be an address like ${exemplo}, with no user, password, path, query or fragment.`);
  }
  return origin;
}

function comCep(valor: string): string {
  const exemplo = 'https://host/ws/{cep}/json';
  if (!valor.includes('{cep}')) throw new Error(`must have {cep} where the digits go, as in ${exemplo}.`);
  return urlDe(['http:', 'https:'], exemplo)(valor);
}

function fuso(valor: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: valor }).resolvedOptions().timeZone && valor;
  } catch (erro) {
    throw new Error(`must be a time zone such as America/Belem and is "${valor}".`, { cause: erro });
  }
}

function segredo(valor: string): string {
  const motivo = motivoDeRecusaDoSegredo(valor);
  if (motivo !== null) throw new Error(motivo);
  return valor;
}

function chaveDasCopias(valor: string): Buffer {
  const [chave, ...outras] = chavesDeDados(valor);
  if (!chave || outras.length > 0) throw new Error('must be one key of 32 bytes in base64 or hexadecimal.');
  return chave;
}

function hora(valor: string): number | null {
  if (valor === 'never') return null;
  if (!/^\d{1,2}$/.test(valor) || Number(valor) > 23) throw new Error(`must be an hour from 0 to 23, or never, and is "${valor}".`);
  return Number(valor);
}

function endereco(valor: string): string {
  if (!/^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/.test(valor)) throw new Error(`must be an e-mail address and is "${valor}".`);
  return valor;
}

function senhaInicial(valor: string): string {
  if (valor.length < 6 || !/[a-z]/.test(valor)) throw new Error('must have at least 6 characters and a lowercase letter.');
  return valor;
}

function nivel(valor: string): NivelDeLog {
  const achado = niveisDeLog.find((opcao) => opcao === valor.toLowerCase());
  if (achado === undefined) throw new Error(`must be one of ${niveisDeLog.join(', ')} and is "${valor}".`);
  return achado;
}
