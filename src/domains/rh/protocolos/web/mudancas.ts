import { comDatas, problemasDaAlteracao } from '#domains/pessoas/registro/alteracao.ts';
import { esquemaEnderecoAlteravel, mesmoValor, type ValorAlteravel } from '#domains/pessoas/endereco-alteravel.ts';

type Partes = Record<string, unknown>;
/** What was typed in a field: text, or the parts of an address. */
type Digitado = string | Partes | null;
export type Mudanca = { campo: string; valorProposto: Digitado };

const vazio = {
  tipo: 'residencial',
  cep: '',
  logradouro: '',
  numero: '',
  complemento: '',
  bairro: '',
  cidade: '',
  cidadeIbge: null,
  uf: '',
  pais: 'Brasil',
};
const isPartes = (valor: unknown): valor is Partes => typeof valor === 'object' && valor !== null;

/** What a field of the form starts with. */
export function valorInicial(campo: string, atual: unknown): Digitado {
  if (campo === 'endereco') return isPartes(atual) ? atual : vazio;
  return typeof atual === 'string' ? atual : '';
}

/** True for an address of which only kind and country stand: there is none, or its removal is asked for. */
export function isEnderecoVazio(valor: unknown): boolean {
  if (!isPartes(valor)) return true;
  return ['cep', 'logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'uf'].every((parte) => semNada(valor[parte]));
}

/** What is asked for when a field no longer says what the registration says; an emptied one asks for nothing to stand there. Null when it says the same. */
export function mudanca(atual: unknown, digitado: unknown): { valorProposto: Digitado } | null {
  if (isPartes(digitado)) {
    if (isEnderecoVazio(digitado)) return atual === null ? null : { valorProposto: null };
    const lido = esquemaEnderecoAlteravel.safeParse(digitado);
    return lido.success && mesmoValor(lido.data, atual as ValorAlteravel) ? null : { valorProposto: digitado };
  }
  const valor = (typeof digitado === 'string' && digitado.trim()) || null;
  return valor === atual ? null : { valorProposto: valor };
}

/** Everything in the form that differs from the registration. */
export function mudancas(atuais: ReadonlyMap<string, unknown>, valores: Readonly<Record<string, unknown>>): Mudanca[] {
  return [...atuais].flatMap(([campo, atual]) => {
    const mudou = mudanca(atual, valores[campo] ?? null);
    return mudou ? [{ campo, ...mudou }] : [];
  });
}

/** What is wrong with what is asked for, at its members, before it is sent: dates also against those that stay. */
export function problemasDasMudancas(atuais: ReadonlyMap<string, unknown>, pedidas: readonly Mudanca[]) {
  const valores = Object.fromEntries(pedidas.map(({ campo, valorProposto }) => [campo, valorProposto]));
  return problemasDaAlteracao(comDatas(valores, Object.fromEntries(atuais)));
}

const semNada = (parte: unknown): boolean => parte === null || parte === undefined || (typeof parte === 'string' && parte.trim() === '');
