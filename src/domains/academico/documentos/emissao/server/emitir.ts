import { sql } from 'kysely';
import { escopoDeAlunos } from '#domains/academico/matriculas/server/door.ts';
import type { Ato } from '#platform/server/ato.ts';
import { auditarVarios, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { isEscolaSemDados, lerEscola } from '#platform/server/escola.ts';
import { codigoDeVerificacao } from '#platform/server/pdf/codigo-de-verificacao.ts';
import { enderecoDeConferencia } from '#platform/server/pdf/conferencia.ts';
import { type ErroNegocio, errosComuns } from '#shared/erros.ts';
import { dizAlgo, preencher } from '#shared/papel/preencher.ts';
import { errosDocumento } from '#domains/academico/documentos/erros.ts';
import type { ConteudoDoPapelEmitido } from '#domains/academico/documentos/server/papel-emitido.ts';
import { tomarNumeros } from '#domains/academico/documentos/server/tomar-numeros.ts';
import { nomesDoPapel } from '#domains/academico/documentos/termos/alcance.ts';
import { pedeBoletim, valoresDe } from '#domains/academico/documentos/termos/guia.ts';
import { carregarFatosDosPapeis } from '#domains/academico/documentos/termos/server/door.ts';
import { errosDocumentoPadrao as erros } from '#domains/academico/documentos/padrao/erros.ts';
import { type ModeloParaEmitir, travarModelo } from './modelo.ts';
import '#domains/academico/documentos/server/restricoes.ts';

export type PedidoDeEmissao = { documentoPadraoId: number; matriculaIds: readonly number[]; finalidade: string | null; publicUrl: string };
export type Emitido = { id: number; matriculaId: number; numero: string; codigoVerificacao: string };
/** `vazios`: by enrollment, the terms that say nothing of it, on a paper that says something all the same. */
export type Emissao = {
  emitidos: Emitido[];
  vazios: ReadonlyMap<number, readonly string[]>;
  recusados: { id: number; erro: ErroNegocio }[];
};
type Lugar = { id: number; cursoId: number; turmaId: number | null };

/**
 * Issues papers by a template: each judged by itself, all numbered one after the other, filled in with the facts of today, and frozen as they
 * are printed. One is the run of one.
 * @throws NAO_ENCONTRADO, DOCUMENTO_PADRAO_INATIVO, DOCUMENTO_PADRAO_SEM_TEXTO, DOCUMENTO_PADRAO_SEM_PERFIL, DOCUMENTO_PADRAO_TERMOS_VEDADOS, ESCOLA_SEM_DADOS
 */
export async function emitirPapeis(
  ato: Ato,
  { documentoPadraoId, matriculaIds, finalidade, publicUrl }: PedidoDeEmissao,
): Promise<Emissao> {
  const { tx, quem, hoje } = ato;
  const modelo = await travarModelo(tx, quem, documentoPadraoId);
  const escola = await lerEscola(tx);
  if (isEscolaSemDados(escola)) throw errosDocumento.ESCOLA_SEM_DADOS();
  const lugares = await lerLugares(ato, matriculaIds);
  const recusados = matriculaIds.flatMap((id) => {
    const erro = recusaDe(modelo, lugares.get(id));
    return erro ? [{ id, erro }] : [];
  });
  const fora = new Set(recusados.map(({ id }) => id));
  const todos = await carregarFatosDosPapeis(
    tx,
    matriculaIds.filter((id) => !fora.has(id)),
    { hoje, comBoletim: pedeBoletim(nomesDoPapel(modelo.conteudo)) },
  );
  const preenchidoPara = (um: (typeof todos)[number], numero: string, codigo: string) =>
    preencher(modelo.conteudo, valoresDe({ ...um, papel: { numero, codigo, finalidade } }));
  // Numbers leave no gap: whether a paper says anything is known before it takes one.
  const ensaios = todos.map((um) => ({ um, ensaio: preenchidoPara(um, '0', '0') }));
  const fatos = ensaios.flatMap(({ um, ensaio }) => (dizAlgo(ensaio.papel) ? [um] : []));
  const vazios = new Map(ensaios.map(({ um, ensaio }) => [um.id, ensaio.vazios]));
  const emBranco = todos.filter((um) => !fatos.includes(um));
  recusados.push(...emBranco.map(({ id, alunoNome }) => ({ id, erro: emBrancoPara(modelo, alunoNome) })));
  if (fatos.length === 0) return { emitidos: [], vazios, recusados };
  const numeros = await tomarNumeros(tx, hoje, fatos.length);
  const papeis = fatos.map((um, i) => {
    const [numero, codigo] = [numeros[i] ?? '', codigoDeVerificacao()];
    const { papel } = preenchidoPara(um, numero, codigo);
    const selo = {
      codigo,
      endereco: enderecoDeConferencia(publicUrl, codigo),
      emitidoPor: `Nº ${numero}. Emitido por ${nomeDoAutor(quem)}.`,
    };
    const conteudo: ConteudoDoPapelEmitido = { alunoNome: um.alunoNome, titulo: modelo.nome, escola, papel, selo };
    return { matriculaId: um.id, alunoId: um.alunoId, numero, codigo, conteudo };
  });
  const emitidos = await gravar(ato, modelo, papeis);
  await auditarVarios(
    ato,
    emitidos.map(({ id, matriculaId, numero }) => ({
      acao: 'documento.emitido',
      alvoTipo: 'matricula',
      alvoId: matriculaId,
      depois: { documento: modelo.nome, numero, documentoId: id, versaoDoTexto: modelo.versaoDoTexto },
      motivo: finalidade,
    })),
  );
  return { emitidos, vazios, recusados };
}

/** One paper. @throws what stands against it */
export async function emitirPapel(
  ato: Ato,
  { matriculaId, ...pedido }: Omit<PedidoDeEmissao, 'matriculaIds'> & { matriculaId: number },
): Promise<Emitido> {
  const { emitidos, recusados } = await emitirPapeis(ato, { ...pedido, matriculaIds: [matriculaId] });
  if (recusados[0]) throw recusados[0].erro;
  if (!emitidos[0]) throw errosComuns.NAO_ENCONTRADO();
  return emitidos[0];
}

function recusaDe({ nome, cursoIds, turmaIds, para }: ModeloParaEmitir, lugar: Lugar | undefined): ErroNegocio | null {
  if (!lugar) return errosComuns.NAO_ENCONTRADO();
  const serve =
    (cursoIds.length === 0 && turmaIds.length === 0) ||
    cursoIds.includes(lugar.cursoId) ||
    (lugar.turmaId !== null && turmaIds.includes(lugar.turmaId));
  return serve ? null : erros.DOCUMENTO_PADRAO_NAO_E_PARA({ nome, para: para.join(', ') });
}

const emBrancoPara = ({ nome, conteudo }: ModeloParaEmitir, aluno: string): ErroNegocio => {
  const termos = new Set(nomesDoPapel({ cabecalho: [], blocos: conteudo.blocos, rodape: [] }));
  return erros.DOCUMENTO_PADRAO_NADA_A_DIZER({ nome, aluno, termos: [...termos].join(', ') });
};

async function lerLugares({ tx, quem }: Ato, ids: readonly number[]): Promise<Map<number, Lugar>> {
  const { rows } = await sql<Lugar>`select m.id, m.curso_id as "cursoId", u.turma_id as "turmaId" from v_matricula_resumo m
    left join v_matricula_ultima_turma u on u.matricula_id = m.id
    where m.id = any(${[...ids]}::bigint[]) and ${escopoDeAlunos(quem, sql.ref('m.turma_id')) ?? sql`true`}`.execute(tx);
  return new Map(rows.map((lugar) => [lugar.id, lugar]));
}

type Papel = { matriculaId: number; alunoId: number; numero: string; codigo: string; conteudo: ConteudoDoPapelEmitido };
async function gravar(
  { tx, quem, hoje, tarefaId }: Ato,
  { id, versaoDoTexto }: ModeloParaEmitir,
  papeis: readonly Papel[],
): Promise<Emitido[]> {
  const { rows } =
    await sql<Emitido>`insert into documentos_emitidos (numero, tipo, matricula_id, aluno_id, codigo_verificacao, data_emissao, conteudo,
      usuario_id, usuario_nome, documento_padrao_id, modelo_versao, tarefa_id)
    select x.numero, 'documento_padrao', x."matriculaId", x."alunoId", x.codigo, ${hoje}::date, x.conteudo, ${quem.usuarioId}::bigint, ${nomeDoAutor(quem)},
      ${id}::bigint, ${versaoDoTexto}::int, ${tarefaId ?? null}::bigint
    from json_to_recordset(${JSON.stringify(papeis)}::json) as x(numero text, "matriculaId" bigint, "alunoId" bigint, codigo text, conteudo jsonb) order by x.numero
    returning id, matricula_id as "matriculaId", numero, codigo_verificacao as "codigoVerificacao"`.execute(tx);
  return rows;
}
