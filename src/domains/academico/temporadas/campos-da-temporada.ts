import type { CampoAlteravel } from '#domains/pessoas/registro/alteracao.ts';

/** Of whom a field is asked: who answers for a student, the student, or both. */
type De = 'todos' | 'responsavel' | 'aluno';

/** What a season may ask families to check, in the order of the form. What nobody needs for billing, signing or certifying is not asked for. */
const deQuem = {
  nomeSocial: 'todos',
  dataNascimento: 'todos',
  cpf: 'todos',
  rg: 'todos',
  rgOrgaoEmissor: 'todos',
  rgUf: 'todos',
  certidaoNascimento: 'aluno',
  naturalidade: 'aluno',
  naturalidadeUf: 'aluno',
  nacionalidade: 'todos',
  corRaca: 'aluno',
  estadoCivil: 'responsavel',
  celular: 'responsavel',
  email: 'responsavel',
  endereco: 'todos',
} as const satisfies Partial<Record<CampoAlteravel, De>>;
export type CampoDaTemporada = keyof typeof deQuem;

export const camposDaTemporada = Object.keys(deQuem) as [CampoDaTemporada, ...CampoDaTemporada[]];

/** The fields of a season that are asked of somebody. */
export function camposPedidos(campos: readonly string[], proprio: boolean): CampoDaTemporada[] {
  const deste: readonly De[] = proprio ? ['todos', 'responsavel'] : ['todos', 'aluno'];
  return camposDaTemporada.filter((campo) => campos.includes(campo) && deste.includes(deQuem[campo]));
}
