import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ConfigInvalida, lerConfig, variaveis } from './config.ts';

const segredo = 'k3Yv9sQpX0aZrT7uWb2LmNcE5dHfGj81';

function linhasDe(env: Record<string, string>): readonly string[] {
  try {
    lerConfig(env);
  } catch (erro) {
    if (erro instanceof ConfigInvalida) return erro.linhas;
    throw erro;
  }
  return [];
}

describe('lerConfig', () => {
  it('has a default for everything', () => {
    expect(lerConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: path.resolve('data'),
      databaseUrl: null,
      databaseReadUrl: null,
      databaseDiskDir: null,
      publicUrl: null,
      proxies: null,
      smtpUrl: null,
      cepUrl: null,
      tzEscola: 'America/Belem',
      sessionSecret: null,
      credentialKey: null,
      dataKeys: null,
      admin: null,
      pgBinDir: null,
      logLevel: 'info',
      backupDir: path.resolve('data/copias'),
      backupKey: null,
      backupKeyFile: null,
      backupHour: 3,
      auditAnchorDir: path.resolve('data/ancoras'),
      auditAnchorMail: null,
      metricsToken: null,
    });
  });

  it('reads every variable', () => {
    const config = lerConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/patio',
      DATABASE_URL: 'postgres://u:p@db:5432/patio',
      DATABASE_READ_URL: 'postgresql://u:p@replica/patio',
      DATABASE_DISK_DIR: '/banco',
      PUBLIC_URL: 'https://portal.exemplo.br/',
      TRUST_PROXY: '127.0.0.1, 172.18.0.0/16',
      SMTP_URL: 'smtps://u:p@mail:465',
      CEP_URL: 'https://cep.exemplo.br/ws/{cep}/json',
      TZ_ESCOLA: 'America/Sao_Paulo',
      SESSION_SECRET: segredo,
      CREDENTIAL_KEY: Buffer.alloc(32, 7).toString('base64'),
      DATA_KEY: `${'cd'.repeat(32)}, ${Buffer.alloc(32, 9).toString('base64')}`,
      ADMIN_EMAIL: 'diretora@exemplo.br',
      ADMIN_PASSWORD: 'umaSenha1',
      PG_BIN_DIR: '/usr/lib/postgresql/15/bin',
      LOG_LEVEL: 'DEBUG',
    });
    expect(config).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/srv/patio',
      databaseDiskDir: '/banco',
      publicUrl: 'https://portal.exemplo.br',
      logLevel: 'debug',
      proxies: ['127.0.0.1', '172.18.0.0/16'],
    });
    expect(config.cepUrl).toBe('https://cep.exemplo.br/ws/{cep}/json');
    expect(config.admin).toEqual({ email: 'diretora@exemplo.br', senha: 'umaSenha1' });
    expect(config.credentialKey?.equals(Buffer.alloc(32, 7))).toBe(true);
    expect(config.dataKeys).toEqual([Buffer.alloc(32, 0xcd), Buffer.alloc(32, 9)]);
    expect(lerConfig({ CREDENTIAL_KEY: 'ab'.repeat(32) }).credentialKey).toHaveLength(32);
  });

  it('tells all mistakes at once, one line each, and repeats no secret', () => {
    const linhas = linhasDe({
      PORT: '70000',
      HOST: 'a b',
      DATABASE_URL: 'mysql://root:segredissimo@db/x',
      PUBLIC_URL: 'portal.exemplo.br',
      TRUST_PROXY: 'proxy',
      SMTP_URL: 'http://x',
      CEP_URL: 'nada',
      TZ_ESCOLA: 'America/Belém',
      SESSION_SECRET: 'segredissimo',
      CREDENTIAL_KEY: 'segredissimo!',
      ADMIN_EMAIL: 'diretora',
      ADMIN_PASSWORD: 'SEGREDISSIMO',
      LOG_LEVEL: 'alto',
    });
    expect(linhas.map((linha) => linha.split(' ')[0])).toEqual([
      'PORT',
      'HOST',
      'DATABASE_URL',
      'PUBLIC_URL',
      'TRUST_PROXY',
      'SMTP_URL',
      'CEP_URL',
      'TZ_ESCOLA',
      'SESSION_SECRET',
      'CREDENTIAL_KEY',
      'LOG_LEVEL',
      'ADMIN_EMAIL',
      'ADMIN_PASSWORD',
    ]);
    expect(linhas.join('\n')).not.toMatch(/segredissimo/i);
    expect(linhas.every((linha) => !linha.includes('\n'))).toBe(true);
  });

  it.each([
    ['short', 'x'.repeat(31)],
    ['known', 'change-me-change-me-change-me-please-1'],
    ['from a tutorial', 'your-256-bit-secret-goes-here-xyz'],
    ['repeated', 'abababababababababababababababababab'],
    ['a counting sequence', '0123456789abcdef0123456789abcdef'],
  ])('refuses a %s SESSION_SECRET', (_nome, valor) => {
    expect(linhasDe({ SESSION_SECRET: valor })).toHaveLength(1);
    expect(linhasDe({ SESSION_SECRET: segredo })).toHaveLength(0);
  });

  it.each([
    'https://user:pw@portal.escola.br',
    'https://portal.escola.br/caminho',
    'https://portal.escola.br/?x=1',
    'https://portal.escola.br/#y',
    'https://portal.escola.br?',
    'ftp://portal.escola.br',
  ])('refuses %s for PUBLIC_URL, without repeating it', (valor) => {
    expect(linhasDe({ PUBLIC_URL: valor })).toEqual([
      expect.stringMatching(/^PUBLIC_URL must be an address like https:\/\/portal\.escola\.br/),
    ]);
    expect(linhasDe({ PUBLIC_URL: valor }).join()).not.toMatch(/pw|caminho/);
  });

  it('refuses a port that nobody can write in a link, and an address that is none', () => {
    expect(linhasDe({ PORT: '0' })).toEqual(['PORT must be a port number from 1 to 65535 and is "0".']);
    expect(linhasDe({ HOST: '300.1.1.1' })).toEqual([
      'HOST must be an address or host name such as 127.0.0.1 or 0.0.0.0 and is "300.1.1.1".',
    ]);
    expect(linhasDe({ HOST: '::1' })).toEqual([]);
    expect(lerConfig({ PUBLIC_URL: 'http://localhost:3000//' }).publicUrl).toBe('http://localhost:3000');
  });

  it.each([
    '0',
    '10',
    '-1',
    '1.5',
    'loopback',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '10.0.0.0/',
    '300.1.1.1',
    '127.0.0.1,',
    '127.0.0.1 10.0.0.1',
    'true',
  ])('refuses %s for TRUST_PROXY: who is believed is said exactly', (valor) => {
    expect(linhasDe({ TRUST_PROXY: valor })).toEqual([expect.stringMatching(/^TRUST_PROXY must be "none", addresses or networks/)]);
  });

  it('takes nobody, a number of proxies in a row, and addresses of both families for TRUST_PROXY', () => {
    expect(lerConfig({ TRUST_PROXY: 'none' }).proxies).toBeNull();
    expect(lerConfig({ TRUST_PROXY: '2' }).proxies).toBe(2);
    expect(lerConfig({ TRUST_PROXY: '::1, fd00::/8,10.0.0.7' }).proxies).toEqual(['::1', 'fd00::/8', '10.0.0.7']);
  });

  it('refuses half of a pair', () => {
    expect(linhasDe({ ADMIN_EMAIL: 'diretora@exemplo.br' })[0]).toMatch(/both or neither/);
    expect(linhasDe({ DATABASE_READ_URL: 'postgres://replica/x' })[0]).toMatch(/DATABASE_URL/);
  });

  it('is explained, variable by variable, in .env.example, which is itself valid', () => {
    const exemplo = readFileSync('.env.example', 'utf8');
    expect(exemplo.match(/^[A-Z_]+(?==)/gm)).toEqual([...variaveis]);
    expect(exemplo.trim().split('\n')).toHaveLength(variaveis.length);
    expect(lerConfig(parseEnv(exemplo))).toEqual(lerConfig({}));
  });
});
