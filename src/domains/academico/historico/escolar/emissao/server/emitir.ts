import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditarVarios, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { codigoDeVerificacao } from '#platform/server/pdf/codigo-de-verificacao.ts';
import { enderecoDeConferencia, fraseDeConferencia } from '#platform/server/pdf/conferencia.ts';
import { numeroDoAno } from '#platform/server/database/numero-do-ano.ts';
import type { ErroNegocio } from '#shared/erros.ts';
import type { Recusado } from '#shared/julgar-cada.ts';
import { lugarEData } from '#shared/palavras/extenso.ts';
import type { ConteudoDoHistorico, CorpoDoHistorico } from '#domains/academico/historico/escolar/conteudo.ts';
import { errosHistoricoEscolar as erros } from '#domains/academico/historico/escolar/erros.ts';
import { pendenciasDe, recusaDe } from '#domains/academico/historico/escolar/pendencias.ts';
import { carregarHistoricos } from '#domains/academico/historico/escolar/server/carregar.ts';
import '#domains/academico/historico/escolar/server/restricoes.ts';
import { travarHistoricos } from '#domains/academico/historico/escolar/server/travar.ts';
import type { TipoHistorico } from '#domains/academico/historico/escolar/tipos.ts';
import { corpoDe } from './corpo-de.ts';

export type Emissao = { alunoIds: readonly number[]; tipo: TipoHistorico; publicUrl: string };
export type Emitido = { alunoId: number; id: number; numero: string; codigoVerificacao: string };
type Novo = { alunoId: number; corpo: CorpoDoHistorico };

/**
 * Issues the transcripts of some students: each numbered in its year without a hole, with a code, and frozen whole. Who has something in the
 * way is answered with every reason; so is a paper that one in force already says. What the family owes is not looked at.
 */
export async function emitirHistoricos(
  ato: Ato,
  { alunoIds, tipo, publicUrl }: Emissao,
): Promise<{ emitidos: Emitido[]; recusados: Recusado[] }> {
  const { tx, hoje } = ato;
  // Two clicks at once: the second waits, and finds the paper of the first.
  const travados = new Set((await travarHistoricos(tx, alunoIds)).map(({ alunoId }) => alunoId));
  const carregados = await carregarHistoricos(tx, [...travados]);
  const recusados: Recusado[] = [];
  const novos: Novo[] = [];
  for (const alunoId of alunoIds) {
    const fatos = carregados.alunos.get(alunoId);
    const recusar = (erro: ErroNegocio): void => void recusados.push({ id: alunoId, erro });
    if (!fatos) {
      recusar(erros.HISTORICO_SEM_ALUNO());
      continue;
    }
    const recusa = recusaDe(fatos.aluno.nome, pendenciasDe(tipo, fatos, carregados.cursos));
    if (recusa) {
      recusar(recusa);
      continue;
    }
    const corpo = await corpoDe(tx, tipo, fatos, carregados, hoje);
    const igual = fatos.emVigor.find((v) => v.tipo === tipo && isDeepStrictEqual(v.corpo, JSON.parse(JSON.stringify(corpo))));
    if (igual) recusar(erros.HISTORICO_JA_EMITIDO({ numero: igual.numero }));
    else novos.push({ alunoId, corpo });
  }
  return { emitidos: await gravar(ato, tipo, publicUrl, novos), recusados };
}

/** The same of one student. @throws HISTORICO_SEM_ALUNO, HISTORICO_COM_PENDENCIAS naming each, HISTORICO_JA_EMITIDO */
export async function emitirHistorico(ato: Ato, { alunoId, ...resto }: Omit<Emissao, 'alunoIds'> & { alunoId: number }): Promise<Emitido> {
  const { emitidos, recusados } = await emitirHistoricos(ato, { ...resto, alunoIds: [alunoId] });
  if (recusados[0]) throw recusados[0].erro;
  if (!emitidos[0]) throw new Error('a transcript was neither issued nor refused');
  return emitidos[0];
}

async function gravar(ato: Ato, tipo: TipoHistorico, publicUrl: string, novos: readonly Novo[]): Promise<Emitido[]> {
  if (novos.length === 0) return [];
  const { tx, quem, hoje, tarefaId } = ato;
  const linhas = novos.map(({ alunoId, corpo }, i) => {
    const codigo = codigoDeVerificacao();
    const conteudo: ConteudoDoHistorico = {
      corpo,
      lugarEData: lugarEData(corpo.escola.cidade, hoje),
      endereco: enderecoDeConferencia(publicUrl, codigo),
      conferencia: fraseDeConferencia(publicUrl, codigo),
    };
    const ateAno = Math.max(...corpo.anos.map(({ ano }) => ano), corpo.emCurso?.ano ?? 0);
    return { ordem: i + 1, alunoId, codigo, conteudo, ateAno };
  });
  const { rows } = await sql<Emitido & { impressao: string }>`with contador as (
      insert into historicos_numeracao as n (ano, ultimo) values (extract(year from ${hoje}::date)::int, ${linhas.length}::int)
      on conflict (ano) do update set ultimo = n.ultimo + ${linhas.length}::int returning ano, ultimo - ${linhas.length}::int as antes)
    insert into historicos_emitidos (numero, tipo, aluno_id, ate_ano, codigo_verificacao, data_emissao, conteudo, tarefa_id, usuario_id, usuario_nome)
    select ${numeroDoAno(sql`c.ano`, sql`c.antes + x.ordem`)}, ${tipo}::text, x."alunoId", x."ateAno", x.codigo, ${hoje}::date, x.conteudo,
      ${tarefaId ?? null}::bigint, ${quem.usuarioId}::bigint, ${nomeDoAutor(quem)}
    from contador c cross join json_to_recordset(${JSON.stringify(linhas)}::json) as x(ordem int, "alunoId" bigint, "ateAno" int, codigo text, conteudo jsonb)
    order by x.ordem
    returning id, numero, aluno_id as "alunoId", codigo_verificacao as "codigoVerificacao", impressao_do_historico(historicos_emitidos) as impressao`.execute(
    tx,
  );
  await auditarVarios(
    ato,
    rows.map(({ id, numero, alunoId, impressao }) => ({
      acao: 'historico.emitido',
      alvoTipo: 'historico_emitido',
      alvoId: id,
      depois: { tipo, numero, alunoId, impressao },
    })),
  );
  return rows.map(({ impressao: _, ...emitido }) => emitido);
}
