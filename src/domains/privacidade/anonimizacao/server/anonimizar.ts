import { sql } from 'kysely';
import { esvaziarFichas } from '#domains/academico/bolsas/fichas/server/door.ts';
import { ficamComoEstao, mapaDePessoais } from '#domains/privacidade/mapa/mapa.ts';
import { lerReferencias, pertence } from '#domains/privacidade/server/pertence.ts';
import type { Ato } from '#platform/server/ato.ts';
import { apagarNaCadeia } from '#platform/server/auditoria/audit-chain.ts';
import { auditar, autorDaLinha } from '#platform/server/auditoria/audit.ts';
import { QUEUE_SCHEMA } from '#platform/server/database/queue-schema.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { errosAnonimizacao as erros } from '../erros.ts';
import { comNome, impedimentos } from '../../guardas.ts';
import { lerSituacao, type Situacao } from './situacao.ts';

type Pedido = { pessoaId: number; motivo: string; total: boolean };
type Servindo = { cifra: Servicos['cifra']; config: Pick<Servicos['config'], 'chaveDaAuditoria'> };

/** Erased apart: the record itself by `apagar_registro`, the audit with its chain, sealed forms by their rooms. */
const aParte = new Set([
  'pessoas',
  'pessoas_contatos',
  'pessoas_enderecos',
  'usuarios',
  'protocolos_campos',
  'auditoria',
  'auditoria_blocos',
  'auditoria_apagamentos',
]);

/** Whether the law lets go of the name too. */
export const isTotal = ({ guardas }: Pick<Situacao, 'guardas'>): boolean => !guardas.some(({ guarda }) => comNome.includes(guarda));

/** Refuses while something runs, and when it is not what the preview said. @throws ANONIMIZACAO_IMPEDIDA, ANONIMIZACAO_PREVIA_MUDOU, NAO_ENCONTRADO */
export async function conferirAnonimizacao({ tx, hoje, idioma }: Ato, { pessoaId, total }: Omit<Pedido, 'motivo'>): Promise<Situacao> {
  const situacao = await lerSituacao(tx, pessoaId, hoje);
  const contra = situacao.impedimentos.map(({ impedimento }) => rotuloDe(impedimentos, impedimento, idioma).toLowerCase());
  if (contra.length > 0) throw erros.ANONIMIZACAO_IMPEDIDA({ nome: situacao.nome, impedimentos: contra.join('; ') });
  if (isTotal(situacao) !== total) throw erros.ANONIMIZACAO_PREVIA_MUDOU();
  const { rows } = await sql`select 1 from anonimizacoes where pessoa_id = ${pessoaId} and total`.execute(tx);
  if (rows.length > 0) throw erros.ANONIMIZACAO_JA_FEITA();
  return situacao;
}

/**
 * Makes a person anonymous as far as the law lets it, everywhere at once: texts of every table, the audit under a new seal, the record. Amounts,
 * dates, numbers and states stay, so that the books stand. It cannot be undone.
 * @throws what `conferirAnonimizacao` does, ANONIMIZACAO_CADEIA_PARTIDA
 */
export async function anonimizar(ato: Ato, { cifra, config }: Servindo, pedido: Pedido): Promise<void> {
  const { tx } = ato;
  const { pessoaId, motivo, total } = pedido;
  // Every text of the school is read once: longer than a statement of the office may take.
  await sql`set local statement_timeout = 0`.execute(tx);
  // Whoever writes about the person meanwhile waits, or is waited for.
  await sql`select 1 from v_pessoa_resumo where id = ${pessoaId} for update`.execute(tx);
  const { guardas } = await conferirAnonimizacao(ato, pedido);
  const { usuarioId, usuarioNome } = autorDaLinha(ato.quem);
  const guardadas = Object.fromEntries(guardas.map(({ guarda, ate }) => [guarda, ate]));
  const { rows } = await sql<{
    id: number;
    motivo: string;
  }>`insert into anonimizacoes (pessoa_id, total, guardas, motivo, usuario_id, usuario_nome)
    values (${pessoaId}, ${total}, ${JSON.stringify(guardadas)}::jsonb,
      left(sem_identidade(${pessoaId}, ${total}, ${JSON.stringify(guardadas)}::jsonb, ${motivo}), 300), ${usuarioId}, ${usuarioNome})
    returning id, motivo`.execute(tx);
  const [gravada] = rows;
  if (!gravada) throw new Error('an insert answers its row');
  const { id } = gravada;
  await apagarTextos(tx, id, pessoaId);
  const { rows: alteracoes } = await sql<{ linhas: number[] | null }>`select auditoria_da_pessoa(${id}) as linhas`.execute(tx);
  const linhas = alteracoes[0]?.linhas ?? [];
  const apagar = () => sql`select apagar_na_auditoria(${id}, ${linhas}::bigint[])`.execute(tx);
  if (!(await apagarNaCadeia(tx, config.chaveDaAuditoria, { anonimizacaoId: id, linhas, apagar })))
    throw erros.ANONIMIZACAO_CADEIA_PARTIDA();
  if (!('socioeconomica' in guardadas)) await esvaziarFichas(tx, cifra, pessoaId);
  await sql`select apagar_registro(${id})`.execute(tx);
  await auditar(ato, {
    acao: 'pessoa.anonimizada',
    alvoTipo: 'pessoa',
    alvoId: pessoaId,
    depois: { total, guardas: guardadas },
    motivo: gravada.motivo,
  });
}

/**
 * Everything is read first, and only tables with something to erase are then closed to others, until the end. In each first the rows that are the
 * person's, where more tells them, then everywhere else.
 */
async function apagarTextos(tx: Tx, id: number, pessoaId: number): Promise<void> {
  const referencias = await lerReferencias(tx);
  const { rows } = await sql<{ tabela: string }>`select c.relname as tabela from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`.execute(tx);
  const tabelas = rows.map(({ tabela }) => tabela).filter((tabela) => !aParte.has(tabela) && !(tabela in ficamComoEstao));
  const passar = async (tabela: string, soVer: boolean): Promise<boolean> => {
    let mudadas = 0;
    const em = async (linhas: string[] | null): Promise<void> => {
      const { rows: feito } = await sql<{
        n: number | null;
      }>`select apagar_textos(${id}, ${tabela}, ${linhas}::tid[], ${soVer})::int as n`.execute(tx);
      mudadas += feito[0]?.n ?? 0;
    };
    if (tabela in mapaDePessoais) {
      // Asked apart: a table that a statement is reading cannot put its triggers aside.
      const { rows: suas } = await sql<{ lugar: string }>`select ctid::text as lugar from ${sql.table(tabela)}
        where ${pertence(mapaDePessoais, referencias, tabela, pessoaId)}`.execute(tx);
      if (suas.length > 0) await em(suas.map(({ lugar }) => lugar));
    }
    await em(null);
    return mudadas > 0;
  };
  const achadas: string[] = [];
  for (const tabela of [...tabelas, `${QUEUE_SCHEMA}.job`]) if (await passar(tabela, true)) achadas.push(tabela);
  for (const tabela of achadas) await passar(tabela, false);
}
