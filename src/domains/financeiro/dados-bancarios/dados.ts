/** Bank data of a record, by the names of its room. */
export type DadosBancariosDoRegistro = Readonly<Record<string, string | null>>;

/** How long approved data wait until they hold: the day in which whoever was told may stop them. */
export const ESPERA_HORAS = 24;
/** How long the home tells of what holds already. */
export const DIAS_DE_AVISO = 7;

const VISIVEIS = 4;

/** A value as a history tells it: enough to recognize it by, too little to use it. */
export function mascarar(valor: string | null): string | null {
  if (valor === null || valor === '') return null;
  const [nome = '', dominio] = valor.split('@');
  if (dominio !== undefined) return `${nome.slice(0, 1)}•••@${dominio}`;
  return valor.length <= VISIVEIS ? '•••' : `•••${valor.slice(-VISIVEIS)}`;
}

export const mascararDados = (dados: DadosBancariosDoRegistro): Record<string, string | null> =>
  Object.fromEntries(Object.entries(dados).map(([campo, valor]) => [campo, mascarar(valor)]));

const camposDe = (a: DadosBancariosDoRegistro, b: DadosBancariosDoRegistro): string[] => [
  ...new Set([...Object.keys(a), ...Object.keys(b)]),
];

/** The data in which two sets differ; one that is not there is the same as none. */
const camposMudados = (a: DadosBancariosDoRegistro, b: DadosBancariosDoRegistro): string[] =>
  camposDe(a, b).filter((campo) => (a[campo] ?? null) !== (b[campo] ?? null));

type Mudanca = { abertura: boolean; antes: DadosBancariosDoRegistro; depois: DadosBancariosDoRegistro };
/** The data that a change says something of, by their whole values; the first registration says it of all. */
export const mudadosPor = ({ abertura, antes, depois }: Mudanca): string[] =>
  abertura ? camposDe(antes, depois) : camposMudados(antes, depois);

/** A change as the audit keeps it: masked, with `≠` before a new value that looks like the old one and is another. */
export function mascararMudanca(
  antes: DadosBancariosDoRegistro,
  depois: DadosBancariosDoRegistro,
): Record<'antes' | 'depois', DadosBancariosDoRegistro> {
  const [de, para] = [mascararDados(antes), mascararDados(depois)];
  for (const campo of camposMudados(antes, depois)) if (para[campo] && para[campo] === de[campo]) para[campo] = `≠ ${para[campo]}`;
  return { antes: de, depois: para };
}

/** Whether two sets of bank data say the same. */
export const mesmosDados = (a: DadosBancariosDoRegistro, b: DadosBancariosDoRegistro): boolean => camposMudados(a, b).length === 0;

/** The acts that ask for a confirmation, by name: it is good for one of them on one record. */
export const atosConfirmados = {
  pedido: (alvoTipo: string, alvoId: number): string => `dados_bancarios.pedido.${alvoTipo}:${alvoId}`,
  aprovacao: (mudancaId: number): string => `dados_bancarios.aprovacao:${mudancaId}`,
  convenio: (contaBancariaId: number): string => `conta_cobranca.convenio:${contaBancariaId}`,
  reemissao: (mudancaId: number): string => `dados_bancarios.reemissao:${mudancaId}`,
} as const;
