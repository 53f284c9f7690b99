import { sql } from 'kysely';
import { auditar, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { pode } from '#platform/server/http/autorizacao.ts';
import type { Contexto, ContextoEscrita } from '#platform/server/http/tipos.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import { recusa } from '#shared/validacao.ts';
import { erros } from '#domains/pessoas/erros.ts';
import { type DadosFicha, type FichaEnviada, type FichaSaida, fichaVazia } from '../ficha-saude.ts';
import { abrirFicha, fecharFicha, type FichaGuardada } from './cifrar-ficha.ts';
import { escopoDePessoas } from '#domains/pessoas/server/escopo.ts';
import { conferirCampos } from '#platform/server/conferir-campos.ts';

const visualizacoesMaximo = 200;

type Linha = { nome: string; versao: number; alteradaEm: string | null } & FichaGuardada;
const colunasDaFicha = sql`f.dados, f.dados_cifrados as "dadosCifrados", f.chave_id as "chaveId"`;

/**
 * The health form of a person. Seeing it is recorded in the same statement; an administrator, who needs no permission,
 * gives the reason; `aoLadoDe`: beside the one that this protocol proposes. Throws PESSOA_NAO_ENCONTRADA, DADOS_INVALIDOS (Motivo).
 */
export async function verFicha(
  { db, quem, servicos }: Pick<Contexto, 'db' | 'quem' | 'servicos'>,
  pessoaId: number,
  motivo: string | undefined,
  aoLadoDe: number | null = null,
): Promise<FichaSaida> {
  if (quem.admin && !motivo) conferirCampos((addIssue) => addIssue(recusa('MOTIVO_NECESSARIO', {}, ['Motivo'])));
  const { rows } = await sql<Linha>`
    with pessoa as (select p.id, p.nome_completo from pessoas p where p.id = ${pessoaId} and ${escopoDePessoas(quem)}),
    vista as (insert into fichas_saude_visualizacoes (pessoa_id, usuario_id, usuario_nome, motivo, protocolo_id)
      select id, ${quem.usuarioId}, ${nomeDoAutor(quem)}, ${motivo ?? null}::text, ${aoLadoDe}::bigint from pessoa)
    select pessoa.nome_completo as nome, ${colunasDaFicha}, coalesce(f.versao, 0) as versao, f.updated_at as "alteradaEm"
    from pessoa left join fichas_saude f on f.pessoa_id = pessoa.id`.execute(db);
  const [linha] = rows;
  if (!linha) throw erros.PESSOA_NAO_ENCONTRADA();
  return comoSaida(pessoaId, linha, abrirFicha(servicos.cifra, pessoaId, linha));
}

/** Whether somebody looked at the health form of a person beside the one that a protocol proposes. */
export async function viuFicha(
  tx: Tx,
  { pessoaId, usuarioId, protocoloId }: { pessoaId: number; usuarioId: number; protocoloId: number },
): Promise<boolean> {
  const { rows } = await sql`select 1 from fichas_saude_visualizacoes where pessoa_id = ${pessoaId} and usuario_id = ${usuarioId}
    and protocolo_id = ${protocoloId} limit 1`.execute(tx);
  return rows.length > 0;
}

/**
 * Fills in or changes the health form. The audit tells which members changed, never their content.
 * Throws PESSOA_NAO_ENCONTRADA, VERSAO_DESATUALIZADA.
 */
export async function salvarFicha(
  ato: Pick<ContextoEscrita, 'tx' | 'quem' | 'pedido' | 'servicos'>,
  { pessoaId, versao, ...dados }: FichaEnviada & { pessoaId: number },
): Promise<{ pessoaId: number; versao: number }> {
  // Locking the person makes the first two fillings of one form wait for each other.
  const { rows } =
    await sql<Linha>`select p.nome_completo as nome, ${colunasDaFicha}, coalesce(f.versao, 0) as versao, f.updated_at as "alteradaEm"
    from (select id, nome_completo from pessoas p where p.id = ${pessoaId} and ${escopoDePessoas(ato.quem)} for no key update) p
    left join fichas_saude f on f.pessoa_id = p.id`.execute(ato.tx);
  const [atual] = rows;
  if (!atual) throw erros.PESSOA_NAO_ENCONTRADA();
  const antes = abrirFicha(ato.servicos.cifra, pessoaId, atual);
  if (atual.versao !== versao)
    throw versaoDesatualizada(
      { tipo: 'pessoa', id: pessoaId, acoes: 'ficha-saude' },
      (await verNoConflito(ato.servicos.db, ato.quem, pessoaId)) ? comoSaida(pessoaId, atual, antes) : undefined,
    );
  const fechada = fecharFicha(ato.servicos.cifra, pessoaId, dados);
  const { rows: salvas } = await sql<{
    versao: number;
  }>`insert into fichas_saude (pessoa_id, dados_cifrados, chave_id) values (${pessoaId}, ${fechada.dados}, ${fechada.chaveId})
    on conflict (pessoa_id) do update set dados = null, dados_cifrados = excluded.dados_cifrados, chave_id = excluded.chave_id, versao = fichas_saude.versao + 1, updated_at = clock_timestamp()
    where fichas_saude.versao = ${versao} returning versao`.execute(ato.tx);
  const [salva] = salvas;
  if (!salva) throw versaoDesatualizada({ tipo: 'pessoa', id: pessoaId, acoes: 'ficha-saude' });
  const acao = versao === 0 ? 'pessoa.ficha-saude-preenchida' : 'pessoa.ficha-saude-alterada';
  await auditar(ato, { acao, alvoTipo: 'pessoa', alvoId: pessoaId, depois: camposAlterados(antes ?? fichaVazia(), dados) });
  return { pessoaId, versao: salva.versao };
}

/**
 * Whether who saved late is shown the form as it is now: they may see it, and opened it themselves not long ago (an administrator gave the
 * reason then). This look is recorded as well, outside the transaction that is about to be undone.
 */
async function verNoConflito(db: Db, quem: Quem, pessoaId: number): Promise<boolean> {
  if (!pode(quem, 'ficha-saude:visualizar')) return false;
  const { rows } = await sql`insert into fichas_saude_visualizacoes (pessoa_id, usuario_id, usuario_nome, motivo)
    select pessoa_id, usuario_id, usuario_nome, motivo from fichas_saude_visualizacoes
    where pessoa_id = ${pessoaId} and usuario_id = ${quem.usuarioId} and em > now() - interval '12 hours' order by id desc limit 1
    returning id`.execute(db);
  return rows.length > 0;
}

const comoSaida = (pessoaId: number, { nome, versao, alteradaEm }: Linha, dados: DadosFicha | null): FichaSaida => ({
  pessoaId,
  pessoaNome: nome,
  versao,
  alteradaEm,
  ...fichaVazia(),
  ...dados,
});

function camposAlterados(antes: DadosFicha, depois: DadosFicha): Record<string, string> {
  const mudou = (campo: keyof DadosFicha) => JSON.stringify(antes[campo]) !== JSON.stringify(depois[campo]);
  return Object.fromEntries((Object.keys(depois) as (keyof DadosFicha)[]).filter(mudou).map((campo) => [campo, 'alterado']));
}

/** Who saw the form, newest first, at most 200. Throws PESSOA_NAO_ENCONTRADA. */
export async function listarVisualizacoes(
  db: Db,
  quem: Quem,
  pessoaId: number,
): Promise<{ itens: { em: string; usuarioNome: string; motivo: string | null }[]; total: number }> {
  const { rows } = await sql<{ em: string | null; usuarioNome: string | null; motivo: string | null; total: number }>`
    select v.em, v.usuario_nome as "usuarioNome", v.motivo, (count(v.id) over ())::int as total
    from pessoas p left join fichas_saude_visualizacoes v on v.pessoa_id = p.id
    where p.id = ${pessoaId} and ${escopoDePessoas(quem)} order by v.id desc limit ${visualizacoesMaximo}`.execute(db);
  if (rows.length === 0) throw erros.PESSOA_NAO_ENCONTRADA();
  const itens = rows.flatMap(({ em, usuarioNome, motivo }) => (em === null || usuarioNome === null ? [] : [{ em, usuarioNome, motivo }]));
  return { itens, total: rows[0]?.total ?? 0 };
}
