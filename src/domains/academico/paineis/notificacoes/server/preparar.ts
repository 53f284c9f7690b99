import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditarVarios, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { type Escola, isEscolaSemDados, lerEscola } from '#platform/server/escola.ts';
import { numeroDoAno } from '#platform/server/database/numero-do-ano.ts';
import { type FrequenciaDoAluno, frequenciaDosAlunos } from '#domains/academico/diario/frequencia/server/door.ts';
import { errosDocumento } from '#domains/academico/documentos/erros.ts';
import { travarMatriculas } from '#domains/academico/matriculas/server/door.ts';
import { formatarInstante } from '#shared/datas.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import { julgarCada } from '#shared/julgar-cada.ts';
import { lugarEData } from '#shared/palavras/extenso.ts';
import type { notificacoesApi } from '../api.ts';
import { errosNotificacao as erros } from '../erros.ts';
import { type Marco, marcoAlcancado } from '../marcos.ts';
import { paraConselho, paraResponsaveis } from '../papel.ts';
import type { Conteudo, Preparada } from './conteudo.ts';
import { enviarPorEmail } from './enviar-por-email.ts';
import { type Alvo, lerAlvos } from './ler-fatos.ts';
import type { ComCorreio } from './gravar-envios.ts';
import './restricoes.ts';

type Pedido = EntradaServidor<typeof notificacoesApi.prepararNotificacoes>['body'];
type Preparadas = RespostaServidor<typeof notificacoesApi.prepararNotificacoes>;
type Julgada = { alvo: Alvo; marco: Marco; conteudo: Conteudo };

/**
 * Prepares notices by the figures of this moment, each student by himself: numbered, with both papers frozen. Whoever prepares of the same
 * students waits, and finds what stands. @throws NAO_ENCONTRADO, ESCOLA_SEM_DADOS
 */
export async function prepararNotificacoes(ato: Ato, { matriculaIds, porEmail, correio }: Pedido & ComCorreio): Promise<Preparadas> {
  const { tx, hoje, fuso } = ato;
  const ids = [...new Set(matriculaIds)].toSorted((a, b) => a - b);
  await travarMatriculas(tx, ids);
  const alvos = await lerAlvos(tx, ids);
  if (alvos.size < ids.length) throw errosComuns.NAO_ENCONTRADO();
  const escola = await lerEscola(tx);
  if (isEscolaSemDados(escola)) throw errosDocumento.ESCOLA_SEM_DADOS();
  const turmaIds = [...new Set([...alvos.values()].flatMap(({ turmaId }) => turmaId ?? []))];
  const frequencias = new Map((await frequenciaDosAlunos(tx, turmaIds)).map((f) => [f.matriculaId, f]));
  const { aceitos, recusados } = julgarCada(
    [...alvos.values()].toSorted((a, b) => a.matriculaId - b.matriculaId).map((alvo) => ({ ...alvo, id: alvo.matriculaId })),
    ({ id, ...alvo }): Julgada => {
      const julgada = julgar(alvo, frequencias.get(id), fuso);
      return { alvo, marco: julgada.marco, conteudo: redigir(alvo, julgada, { escola, hoje }) };
    },
  );
  const preparadas = await gravar(ato, aceitos);
  const enviadas = porEmail ? await enviarPorEmail(ato, preparadas, { correio }) : new Map<number, number>();
  return {
    preparadas: preparadas.map(({ id, numero, matriculaId }) => ({ id, numero, matriculaId, enviadas: enviadas.get(id) ?? 0 })),
    recusadas: recusados.map(({ id, erro }) => ({ matriculaId: id, motivo: erro.mensagem(ato.idioma) })),
  };
}

type Contada = { marco: Marco; frequencia: FrequenciaDoAluno; previsto: number; permitidas: number };

/** @throws NOTIFICACAO_FORA_DE_TURMA, NOTIFICACAO_SEM_PREVISTO, NOTIFICACAO_ABAIXO_DO_LIMITE, NOTIFICACAO_JA_FEITA */
function julgar(
  { ativa, codigo, aluno, matricula, feitas }: Omit<Alvo, 'id'>,
  frequencia: FrequenciaDoAluno | undefined,
  fuso: string,
): Contada {
  if (!ativa || !frequencia) throw erros.NOTIFICACAO_FORA_DE_TURMA({ codigo });
  const { previsto, permitidas } = frequencia;
  if (previsto === null || permitidas === null) throw erros.NOTIFICACAO_SEM_PREVISTO({ turma: matricula.turma });
  const marco = marcoAlcancado(frequencia.nivel);
  if (marco === null) throw erros.NOTIFICACAO_ABAIXO_DO_LIMITE({ aluno: aluno.nome });
  const [feita] = feitas;
  if (feita && feita.marco >= marco)
    throw erros.NOTIFICACAO_JA_FEITA({ aluno: aluno.nome, ...feita, em: formatarInstante(feita.em, fuso) });
  return { marco, frequencia, previsto: Math.max(previsto, frequencia.dadas), permitidas };
}

function redigir(
  { aluno, matricula, responsaveis }: Omit<Alvo, 'id'>,
  { marco, frequencia, previsto, permitidas }: Contada,
  { escola, hoje }: { escola: Escola; hoje: string },
): Conteudo {
  const { controle, dadas, faltas, justificadas, percentual, frequenciaMinima, justificadasContam } = frequencia;
  const numeros = {
    controle,
    dadas,
    faltas,
    justificadas,
    previsto,
    permitidas,
    percentual: percentual ?? '0',
    frequenciaMinima,
    justificadasContam,
  };
  const fatos = { aluno, matricula, responsaveis, numeros };
  const lugar = [escola.cidade, escola.uf].filter(Boolean).join('/') || null;
  return {
    ...fatos,
    escola,
    responsavel: paraResponsaveis(fatos, marco, hoje),
    conselho: paraConselho(fatos, marco, hoje, lugar),
    lugarEData: lugarEData(escola.cidade, hoje),
    assinatura: `Coordenação – ${escola.nome}`,
  };
}

async function gravar(ato: Ato, julgadas: readonly Julgada[]): Promise<Preparada[]> {
  const { tx, quem, hoje } = ato;
  if (julgadas.length === 0) return [];
  const linhas = julgadas.map(({ alvo, marco, conteudo }, i) => ({
    i,
    matriculaId: alvo.matriculaId,
    alunoId: alvo.alunoId,
    cursoId: alvo.cursoId,
    anoLetivoId: alvo.anoLetivoId,
    marco,
    conteudo,
  }));
  const { rows } = await sql<{ id: number; numero: string; matriculaId: number }>`with contador as (
      insert into notificacoes_numeracao as n (ano, ultimo) values (extract(year from ${hoje}::date)::int, ${linhas.length}::int)
      on conflict (ano) do update set ultimo = n.ultimo + excluded.ultimo returning ano, ultimo - ${linhas.length}::int as antes)
    insert into notificacoes (numero, matricula_id, aluno_id, curso_id, ano_letivo_id, marco, data_notificacao, conteudo, usuario_id, usuario_nome)
    select ${numeroDoAno(sql`c.ano`, sql`c.antes + x.i + 1`)}, x."matriculaId", x."alunoId", x."cursoId",
      x."anoLetivoId", x.marco, ${hoje}::date, x.conteudo, ${quem.usuarioId}::bigint, ${nomeDoAutor(quem)}
    from contador c, jsonb_to_recordset(${JSON.stringify(linhas)}::jsonb)
      as x(i int, "matriculaId" bigint, "alunoId" bigint, "cursoId" bigint, "anoLetivoId" bigint, marco int, conteudo jsonb) order by x.i
    returning id, numero, matricula_id as "matriculaId"`.execute(tx);
  const porMatricula = new Map(julgadas.map(({ alvo, conteudo, marco }) => [alvo.matriculaId, { conteudo, marco }]));
  await auditarVarios(
    ato,
    rows.map(({ id, numero, matriculaId }) => ({
      acao: 'notificacao.preparada',
      alvoTipo: 'matricula',
      alvoId: matriculaId,
      depois: { notificacaoId: id, numero, marco: porMatricula.get(matriculaId)?.marco ?? null },
    })),
  );
  return rows.flatMap((linha) => {
    const feita = porMatricula.get(linha.matriculaId);
    return feita ? [{ ...linha, conteudo: feita.conteudo }] : [];
  });
}
