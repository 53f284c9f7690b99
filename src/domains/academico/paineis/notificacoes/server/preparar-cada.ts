import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditarVarios, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { type Escola, isEscolaSemDados, lerEscola } from '#platform/server/escola.ts';
import { numeroDoAno } from '#platform/server/database/numero-do-ano.ts';
import { errosDocumento } from '#domains/academico/documentos/erros.ts';
import { travarMatriculas } from '#domains/academico/matriculas/server/door.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import { julgarCada } from '#shared/julgar-cada.ts';
import { lugarEData } from '#shared/palavras/extenso.ts';
import type { notificacoesApi } from '../api.ts';
import type { Marco } from '../marcos.ts';
import type { Conteudo, ConteudoDeFaltas, ConteudoDeMedias, Preparada } from './conteudo.ts';
import { enviarPorEmail } from './enviar-por-email.ts';
import type { ComCorreio } from './gravar-envios.ts';
import { type Alvo, lerAlvos } from './ler-fatos.ts';
import './restricoes.ts';

type Preparadas = RespostaServidor<typeof notificacoesApi.prepararNotificacoes>;
type DaEscola = 'escola' | 'lugarEData' | 'assinatura' | 'aluno' | 'matricula' | 'responsaveis';
/** What a notice is about: a share of the allowed absences, or the averages of an etapa. */
type Motivo = { marco: Marco } | { etapaId: number };
/** Why one is due, and what its papers say of its own. */
type Julgada =
  | { motivo: Motivo; proprio: Omit<ConteudoDeFaltas, DaEscola> }
  | { motivo: Motivo; proprio: Omit<ConteudoDeMedias, DaEscola> };
/** Judges one student by what was read of the classes. @throws why none is due */
export type Julgar = (alvo: Alvo, escola: Escola) => Julgada;
type Pedido = { matriculaIds: readonly number[]; porEmail: boolean /** Null: of absences. */; etapaId: number | null } & ComCorreio;

/**
 * Prepares notices by the figures of this moment, each student by himself: numbered, with the papers frozen, and mailed when asked. Whoever
 * prepares of the same students waits, and finds what stands. `ler` reads the figures of their classes, once they are held.
 * @throws NAO_ENCONTRADO, ESCOLA_SEM_DADOS
 */
export async function prepararCada(
  ato: Ato,
  { matriculaIds, porEmail, etapaId, correio }: Pedido,
  ler: (turmaIds: readonly number[]) => Promise<Julgar>,
): Promise<Preparadas> {
  const { tx, hoje } = ato;
  const ids = [...new Set(matriculaIds)].toSorted((a, b) => a - b);
  await travarMatriculas(tx, ids);
  const alvos = await lerAlvos(tx, ids, etapaId);
  if (alvos.size < ids.length) throw errosComuns.NAO_ENCONTRADO();
  const escola = await lerEscola(tx);
  if (isEscolaSemDados(escola)) throw errosDocumento.ESCOLA_SEM_DADOS();
  const julgar = await ler([...new Set([...alvos.values()].flatMap(({ turmaId }) => turmaId ?? []))]);
  const comum = { escola, lugarEData: lugarEData(escola.cidade, hoje), assinatura: `Coordenação – ${escola.nome}` };
  const { aceitos, recusados } = julgarCada(
    [...alvos.values()].toSorted((a, b) => a.matriculaId - b.matriculaId).map((alvo) => ({ ...alvo, id: alvo.matriculaId })),
    ({ id: _, ...alvo }): ParaGravar => {
      const { aluno, matricula, responsaveis } = alvo;
      const { motivo, proprio } = julgar(alvo, escola);
      return { alvo, motivo, conteudo: { aluno, matricula, responsaveis, ...comum, ...proprio } };
    },
  );
  const preparadas = await gravar(ato, aceitos);
  const enviadas = porEmail ? await enviarPorEmail(ato, preparadas, { correio }) : new Map<number, number>();
  return {
    preparadas: preparadas.map(({ id, numero, matriculaId }) => ({ id, numero, matriculaId, enviadas: enviadas.get(id) ?? 0 })),
    recusadas: recusados.map(({ id, erro }) => ({ matriculaId: id, motivo: erro.mensagem(ato.idioma) })),
  };
}

type ParaGravar = { alvo: Alvo; motivo: Motivo; conteudo: Conteudo };

/** Numbers notices and keeps their papers as they are, however many in as many statements. */
async function gravar(ato: Ato, julgadas: readonly ParaGravar[]): Promise<Preparada[]> {
  const { tx, quem, hoje } = ato;
  if (julgadas.length === 0) return [];
  const linhas = julgadas.map(({ alvo, motivo, conteudo }, i) => ({
    i,
    matriculaId: alvo.matriculaId,
    alunoId: alvo.alunoId,
    cursoId: alvo.cursoId,
    anoLetivoId: alvo.anoLetivoId,
    ...motivo,
    conteudo,
  }));
  const { rows } = await sql<{ id: number; numero: string; matriculaId: number }>`with contador as (
      insert into notificacoes_numeracao as n (ano, ultimo) values (extract(year from ${hoje}::date)::int, ${linhas.length}::int)
      on conflict (ano) do update set ultimo = n.ultimo + excluded.ultimo returning ano, ultimo - ${linhas.length}::int as antes)
    insert into notificacoes (numero, matricula_id, aluno_id, curso_id, ano_letivo_id, marco, etapa_id, data_notificacao, conteudo, usuario_id, usuario_nome)
    select ${numeroDoAno(sql`c.ano`, sql`c.antes + x.i + 1`)}, x."matriculaId", x."alunoId", x."cursoId",
      x."anoLetivoId", x.marco, x."etapaId", ${hoje}::date, x.conteudo, ${quem.usuarioId}::bigint, ${nomeDoAutor(quem)}
    from contador c, jsonb_to_recordset(${JSON.stringify(linhas)}::jsonb)
      as x(i int, "matriculaId" bigint, "alunoId" bigint, "cursoId" bigint, "anoLetivoId" bigint, marco int, "etapaId" bigint, conteudo jsonb) order by x.i
    returning id, numero, matricula_id as "matriculaId"`.execute(tx);
  const porMatricula = new Map(julgadas.map(({ alvo, conteudo, motivo }) => [alvo.matriculaId, { conteudo, motivo }]));
  await auditarVarios(
    ato,
    rows.map(({ id, numero, matriculaId }) => ({
      acao: 'notificacao.preparada',
      alvoTipo: 'matricula',
      alvoId: matriculaId,
      depois: { notificacaoId: id, numero, ...porMatricula.get(matriculaId)?.motivo },
    })),
  );
  return rows.flatMap((linha) => {
    const feita = porMatricula.get(linha.matriculaId);
    return feita ? [{ ...linha, conteudo: feita.conteudo }] : [];
  });
}
