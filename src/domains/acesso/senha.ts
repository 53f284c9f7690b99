import { normalizarBusca } from '#shared/palavras/busca.ts';

export const senhaMinima = 6;
export const senhaMaxima = 128;

/** What an attacker would try first about a person. */
export type ContextoSenha = {
  textos: readonly (string | null | undefined)[];
  cpf?: string | null;
  /** `YYYY-MM-DD`. */
  dataNascimento?: string | null;
};

export type RecusaDeSenha = 'SENHA_CURTA' | 'SENHA_LONGA' | 'SENHA_SEM_MINUSCULA' | 'SENHA_COMUM' | 'SENHA_PREVISIVEL';

const trocas: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' };
const palavrasGenericas = ['senha', 'password', 'escola', 'school', 'colegio', 'admin', 'usuario', 'secretaria', 'professor', 'portal'];

/** Accents, case and blanks do not make a password harder to guess. */
function simplificar(texto: string): string {
  return normalizarBusca(texto).replaceAll(/\s/g, '');
}

/** `p4t1o` read as `patio`. */
function semTrocas(texto: string): string {
  return texto.replaceAll(/[013457@$!]/g, (letra) => trocas[letra] ?? letra);
}

function palavrasDe({ textos, cpf, dataNascimento }: ContextoSenha): string[] {
  const palavras = textos.flatMap((texto) => normalizarBusca(texto ?? '').split(/[^a-z0-9]+/)).filter((p) => p.length >= 3);
  const digitos = (cpf ?? '').replaceAll(/\D/g, '');
  const [ano = '', mes = '', dia = ''] = (dataNascimento ?? '').split('-');
  const datas = ano === '' ? [] : [dia + mes + ano, ano + mes + dia, dia + mes + ano.slice(2), dia + mes, ano];
  const documentos = digitos.length === 11 ? [digitos, digitos.slice(0, 9), digitos.slice(0, 6)] : [];
  return [...new Set([...palavras, ...palavrasGenericas, ...documentos, ...datas])].sort((a, b) => b.length - a.length);
}

/** Whether almost nothing remains of a password once the words about the person and the school are taken out. */
function isPrevisivel(senha: string, palavras: readonly string[]): boolean {
  let resto = senha;
  for (const palavra of palavras) resto = resto.replaceAll(palavra, '');
  if (resto === senha) return false;
  const letras = resto.replaceAll(/[^a-z]/g, '').length;
  return letras < 4 && resto.replaceAll(/[^a-z0-9]/g, '').length < 8;
}

/** Whether a password is one character or one short block repeated, or letters and digits in keyboard or counting order. */
function isRepeticao(simples: string): boolean {
  return (
    /^(.{1,3})\1+$/.test(simples) || ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'].some((ordem) => ordem.includes(simples))
  );
}

/**
 * Why a new password is refused, or null when it is accepted. The floor is that of the specification (6 characters, one
 * lowercase letter); the weak list and the context make that floor bearable.
 */
export function recusaDaSenha(senha: string, contexto: ContextoSenha, comuns: ReadonlySet<string>): RecusaDeSenha | null {
  const caracteres = Array.from(senha).length;
  if (caracteres < senhaMinima) return 'SENHA_CURTA';
  if (caracteres > senhaMaxima) return 'SENHA_LONGA';
  if (!/\p{Ll}/u.test(senha)) return 'SENHA_SEM_MINUSCULA';
  const simples = simplificar(senha);
  const lida = semTrocas(simples);
  const semFinal = simples.replace(/[^a-z]+$/, '');
  if ([simples, lida, semFinal].some((forma) => comuns.has(forma)) || isRepeticao(simples)) return 'SENHA_COMUM';
  const palavras = palavrasDe(contexto);
  return isPrevisivel(simples, palavras) || isPrevisivel(lida, palavras) ? 'SENHA_PREVISIVEL' : null;
}
