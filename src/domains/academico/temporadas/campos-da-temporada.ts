import type { CampoAlteravel } from '#domains/pessoas/registro/alteracao.ts';
import { campoDoDocumento, type TipoDeDocumento } from '#domains/rh/documentos.ts';

/** Of whom a field or a document is asked: who answers for a student, the student, or both. */
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

/** Papers that are of the student are asked of nobody else. */
const deQuemDocumento: Readonly<Record<TipoDeDocumento, De>> = {
  rg: 'todos',
  cpf: 'todos',
  certidao: 'aluno',
  residencia: 'todos',
  guarda: 'aluno',
  transferencia: 'aluno',
};
export const isSoDoAluno = (tipo: TipoDeDocumento): boolean => deQuemDocumento[tipo] === 'aluno';

/** The documents of a season that are asked of somebody. */
export const documentosPedidos = (documentos: readonly TipoDeDocumento[], proprio: boolean): TipoDeDocumento[] =>
  documentos.filter((tipo) => !(proprio && isSoDoAluno(tipo)));

type Pedidos = { campos: readonly string[]; documentos: readonly TipoDeDocumento[]; fichaSaude: boolean };
/** Whether a season asks for something of what the register keeps of somebody. */
export const pedeCadastro = ({ campos, documentos }: Pedidos, proprio: boolean): boolean =>
  documentosPedidos(documentos, proprio).length > 0 || camposPedidos(campos, proprio).length > 0;
/** Whether it asks for the health form of somebody: it is of students. */
export const pedeFicha = ({ fichaSaude }: Pedidos, proprio: boolean): boolean => fichaSaude && !proprio;

/** The parts of an answer that a season wants of somebody: each is sent by itself, and the answer is whole when all were. */
export const partesPedidas = (temporada: Pedidos, proprio: boolean): string[] => [
  ...(pedeCadastro(temporada, proprio) ? ['cadastro'] : []),
  ...(pedeFicha(temporada, proprio) ? ['ficha'] : []),
  ...documentosPedidos(temporada.documentos, proprio).map(campoDoDocumento),
];
