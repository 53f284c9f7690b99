import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { obterMatriculaParaContrato, type MatriculaParaContrato } from '#domains/academico/matriculas/server/door.ts';
import { movimentos } from '#domains/academico/matriculas/situacoes.ts';
import { auditar, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { isEscolaSemDados, lerEscola } from '#platform/server/escola.ts';
import { codigoDeVerificacao } from '#platform/server/pdf/codigo-de-verificacao.ts';
import { modeloDoPapel } from '#platform/server/papel/modelos.ts';
import { enderecoDeConferencia } from '#platform/server/pdf/conferencia.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { emFrase } from '#shared/listas/opcao.ts';
import { preencher } from '#shared/papel/preencher.ts';
import type { documentosApi } from '../api.ts';
import { errosDocumento as erros } from '../erros.ts';
import { papelDaDeclaracao } from '../declaracoes/modelo.ts';
import { podeEmitir } from '../tipos.ts';
import { declararFrequencia } from './apurar-frequencia.ts';
import { carregarFatos, lerTempoEmTurma } from './carregar-fatos.ts';
import type { ConteudoDoPapelEmitido } from './papel-emitido.ts';
import { tomarNumeros } from './tomar-numeros.ts';
import './restricoes.ts';

type Emissao = EntradaServidor<typeof documentosApi.emitirDocumento>['body'];
type Emitido = RespostaServidor<typeof documentosApi.emitirDocumento>;
/**
 * Issues a document of an enrollment: its text from the template in force and the facts of today, its number in the year, its
 * code; all of it frozen. What the family owes is not looked at.
 * @throws NAO_ENCONTRADO, DOCUMENTO_NAO_CABE, DOCUMENTO_DE_NUNCA_ATIVA, ESCOLA_SEM_DADOS and the refusals of `declararFrequencia`
 */
export async function emitirDocumento(ato: Ato, { publicUrl, ...emissao }: Emissao & { publicUrl: string }): Promise<Emitido> {
  const { tx, quem, hoje } = ato;
  const { tipo, matriculaId } = emissao;
  const matricula = await obterMatriculaParaContrato(ato, matriculaId);
  if (!podeEmitir(tipo, matricula.movimento))
    throw erros.DOCUMENTO_NAO_CABE({ codigo: matricula.codigo, movimento: emFrase(movimentos, matricula.movimento) });
  const saida = tipo === 'declaracao_transferencia' ? await saidaDeclarada(ato, matricula) : null;
  const escola = await lerEscola(tx);
  if (isEscolaSemDados(escola)) throw erros.ESCOLA_SEM_DADOS();
  const fatos = await carregarFatos(tx, matriculaId, escola);
  const frequencia = emissao.frequencia && (await declararFrequencia(ato, { matriculaId, ...emissao.frequencia }, fatos));
  const papelDela = papelDaDeclaracao[tipo];
  const modelo = await modeloDoPapel(tx, papelDela);
  const [codigo, [numero = '']] = [codigoDeVerificacao(), await tomarNumeros(tx, hoje, 1)];
  const { papel } = preencher(
    modelo.conteudo,
    papelDela.valores({ ...fatos, hoje, escola, numero, finalidade: emissao.finalidade, frequencia }),
  );
  const conteudo: ConteudoDoPapelEmitido = {
    alunoNome: fatos.aluno.nome,
    titulo: papelDela.nome.br,
    escola,
    papel,
    selo: { codigo, endereco: enderecoDeConferencia(publicUrl, codigo), emitidoPor: `Nº ${numero}. Emitido por ${nomeDoAutor(quem)}.` },
  };
  const { rows } =
    await sql<Emitido>`insert into documentos_emitidos (numero, tipo, matricula_id, aluno_id, codigo_verificacao, data_emissao, conteudo, usuario_id, usuario_nome, movimento_id,
      documento_padrao_id, modelo_versao)
    values (${numero}, ${tipo}, ${matriculaId}, ${matricula.alunoId}, ${codigo}, ${hoje}::date, ${JSON.stringify(conteudo)}::jsonb, ${quem.usuarioId}, ${nomeDoAutor(quem)}, ${saida},
      ${modelo.id}, ${modelo.versao})
    returning id, numero, codigo_verificacao as "codigoVerificacao"`.execute(tx);
  const [emitido] = rows;
  if (!emitido) throw new Error('the document was not written');
  await auditar(ato, {
    acao: 'documento.emitido',
    alvoTipo: 'matricula',
    alvoId: matriculaId,
    depois: { documento: conteudo.titulo, numero: emitido.numero, documentoId: emitido.id },
    motivo: emissao.finalidade,
  });
  return emitido;
}

/**
 * The exit that a transfer declaration declares, whose undo leaves the paper without effect; null when the student is still here
 * or completed the course. @throws DOCUMENTO_DE_NUNCA_ATIVA
 */
async function saidaDeclarada({ tx, hoje }: Ato<unknown>, { id, codigo, movimento }: MatriculaParaContrato): Promise<number | null> {
  const { rows } = await sql<{ foiAtiva: boolean; ultimo: number | null }>`select coalesce(bool_or(para = 'ativa'), false) as "foiAtiva",
      max(id) filter (where para = ${movimento} and desfeito_em is null) as ultimo
    from v_matricula_movimento where matricula_id = ${id}`.execute(tx);
  // Cancelled before it began, there was no school to leave.
  const comecou = movimento !== 'cancelada' || (await lerTempoEmTurma(tx, id)).some(({ de }) => de <= hoje);
  if (!rows[0]?.foiAtiva || !comecou) throw erros.DOCUMENTO_DE_NUNCA_ATIVA({ codigo });
  return movimento === 'ativa' || movimento === 'concluida' ? null : rows[0].ultimo;
}
