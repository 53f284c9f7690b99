import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { carregarDemonstracao } from '#portal/demo/carregar.ts';
import { SENHA_DEMO } from '#portal/demo/acessos.ts';
import { iniciarProcesso, type Processo } from '#portal/server/processo.ts';
import { startEmbedded } from '#platform/server/database/supervisor.ts';

export type ContextoBench = {
  processo: Processo;
  /** One connection with prepared statements: the limit that the product is compared with. */
  cliente: pg.Client;
  endereco: string;
  senha: string;
  /** Calls the API as the administrator, or as the given token; throws when it is refused. */
  pedir<T>(caminho: string, opcoes?: { metodo?: string; corpo?: unknown; token?: string; cabecalhos?: Record<string, string> }): Promise<T>;
  entrar(email?: string): Promise<string>;
  fechar(): Promise<void>;
};

/** Brings up the product over a fresh demo school of `alunos` students, on an embedded database with fsync on. */
export async function abrirContexto(alunos: number): Promise<ContextoBench> {
  const dataDir = mkdtempSync(join(tmpdir(), 'patio-bench-'));
  const log = pino({ level: 'error' });
  const banco = await startEmbedded({ dataDir, log });
  const processo = await iniciarProcesso({ env: { DATA_DIR: dataDir, DATABASE_URL: banco.url, PORT: '0', LOG_LEVEL: 'error' }, log });
  await carregarDemonstracao(processo.servicos, { alunos, diz: (linha) => void process.stdout.write(`  ${linha}\n`) });
  const cliente = new pg.Client({ connectionString: banco.url });
  await cliente.connect();
  await cliente.query('vacuum analyze');
  const endereco = await processo.ouvir();
  let tokenPadrao = '';
  const contexto: ContextoBench = {
    processo,
    cliente,
    endereco,
    senha: SENHA_DEMO,
    async pedir<T>(
      caminho: string,
      { metodo = 'GET', corpo, token, cabecalhos = {} }: Parameters<ContextoBench['pedir']>[1] = {},
    ): Promise<T> {
      const resposta = await fetch(`${endereco}/api/${caminho}`, {
        method: metodo,
        headers: {
          authorization: `Bearer ${token ?? tokenPadrao}`,
          ...(corpo === undefined ? {} : { 'content-type': 'application/json' }),
          ...cabecalhos,
        },
        ...(corpo === undefined ? {} : { body: JSON.stringify(corpo) }),
      });
      const texto = await resposta.text();
      if (!resposta.ok) throw new Error(`${metodo} ${caminho}: ${resposta.status} ${texto.slice(0, 300)}`);
      return (JSON.parse(texto) as { data: T }).data;
    },
    async entrar(email = 'admin@demo.escola') {
      const { accessToken } = await contexto.pedir<{ accessToken: string }>('Autenticacao/autenticar-administrativo', {
        metodo: 'POST',
        corpo: { email, senha: SENHA_DEMO },
      });
      return accessToken;
    },
    async fechar() {
      await cliente.end();
      await processo.parar();
      await banco.stop();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
  tokenPadrao = await contexto.entrar();
  return contexto;
}
