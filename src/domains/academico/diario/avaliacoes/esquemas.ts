import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { lerDecimal } from '#shared/decimais.ts';
import { definirMensagensDeCampo } from '#shared/mensagens-de-campo.ts';
import { type Achados, regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import { isDoAno, papeis } from './papeis.ts';

definirMensagensDeCampo({
  AVALIACAO_SEM_ETAPA: { br: 'Escolha a etapa', en: 'Choose the term' },
  AVALIACAO_DO_ANO: {
    br: 'O exame e a recuperação final são do ano, não de uma etapa',
    en: 'The exam and the final recovery belong to the year, not to a term',
  },
  AVALIACAO_VALE_DEZ: { br: 'O exame e a recuperação final valem 10', en: 'The exam and the final recovery are out of 10' },
  AVALIACAO_SEM_ORIGINAL: { br: 'Escolha de qual avaliação é a segunda chamada', en: 'Choose of which evaluation this is the second call' },
  AVALIACAO_NADA_SUBSTITUI: {
    br: 'Só recuperação e segunda chamada substituem outra avaliação',
    en: 'Only a recovery and a second call replace another evaluation',
  },
  RECUPERACAO_PEDIDA_DEPOIS: {
    br: 'O prazo da recuperação não pode ser depois da própria recuperação',
    en: 'The deadline of the recovery cannot be later than the recovery itself',
  },
  MAIOR_QUE_ZERO: { br: 'Precisa ser maior que zero', en: 'Must be greater than zero' },
});

const partes = {
  etapaId: campo.id.opcional(),
  papel: campo.opcao(papeis),
  tipoAvaliacaoId: campo.id.opcional(),
  nome: campo.texto({ max: 80 }),
  descricao: campo.textoOpcional(2000),
  dataAvaliacao: campo.dataCivil(),
  dataRecuperacao: campo.dataCivil.opcional(),
  valorMaximo: campo.taxa({ max: '1000' }),
  peso: campo.taxa({ max: '100' }),
  substituiId: campo.id.opcional(),
};
const avaliacao = z.strictObject(partes);
export type DadosDaAvaliacao = z.output<typeof avaliacao>;

function conferir(a: DadosDaAvaliacao, ctx: Achados): void {
  const doAno = isDoAno(a.papel);
  if (doAno && a.etapaId !== null) ctx.addIssue(recusa('AVALIACAO_DO_ANO', {}, ['etapaId']));
  if (!doAno && a.etapaId === null) ctx.addIssue(recusa('AVALIACAO_SEM_ETAPA', {}, ['etapaId']));
  if (doAno && lerDecimal(a.valorMaximo, 4) !== 100_000n) ctx.addIssue(recusa('AVALIACAO_VALE_DEZ', {}, ['valorMaximo']));
  if (lerDecimal(a.valorMaximo, 4) === 0n) ctx.addIssue(recusa('MAIOR_QUE_ZERO', {}, ['valorMaximo']));
  if (lerDecimal(a.peso, 4) === 0n) ctx.addIssue(recusa('MAIOR_QUE_ZERO', {}, ['peso']));
  if (a.papel === 'segunda_chamada' && a.substituiId === null) ctx.addIssue(recusa('AVALIACAO_SEM_ORIGINAL', {}, ['substituiId']));
  if (a.papel !== 'segunda_chamada' && a.papel !== 'recuperacao' && a.substituiId !== null)
    ctx.addIssue(recusa('AVALIACAO_NADA_SUBSTITUI', {}, ['substituiId']));
  if (a.dataRecuperacao === null) return;
  if (a.papel !== 'recuperacao' || a.dataRecuperacao > a.dataAvaliacao)
    ctx.addIssue(recusa('RECUPERACAO_PEDIDA_DEPOIS', {}, ['dataRecuperacao']));
}

export const esquemaAvaliacao = avaliacao.extend({ turmaDisciplinaId: campo.id() }).check(regra(conferir));
export const esquemaEdicaoAvaliacao = avaliacao.extend({ id: campo.id(), versao: campo.versao() }).check(regra(conferir));
export const esquemaOrdem = z.strictObject({ turmaDisciplinaId: campo.id(), ids: z.array(campo.id()).min(1).max(200) });
export const esquemaCopia = z.strictObject({
  turmaDisciplinaId: campo.id(),
  /** Which of its evaluations; those of etapas of the year that was asked for, all of them unless told. */
  ids: z.array(campo.id()).min(1).max(200),
  /** Subjects of other classes of the course: parallel ones, or of another year. */
  destinos: z.array(campo.id()).min(1).max(40),
});
