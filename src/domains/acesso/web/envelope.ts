import { chamar } from '#platform/web/rede/api.ts';
import { sessaoApi } from '#domains/acesso/api.ts';
import type { FormatoSenha } from '#domains/acesso/esquemas.ts';

type ComSenha = { senha: string; confirmacao?: string; senhaAtual?: string };

const emBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/**
 * The passwords of a body in the AES-CBC envelope that the specification asks for (random 16-byte IV in front, base64),
 * with a key fetched at run time. It protects nothing that TLS does not; where the browser has no WebCrypto (plain http
 * on another machine) they go as text, and the body says so.
 */
export async function envelopar<T extends ComSenha>(corpo: T): Promise<T & { formato: FormatoSenha }> {
  // Absent outside of secure contexts, whatever the types say.
  const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle;
  if (!subtle) return { ...corpo, formato: 'texto' };
  const { chave } = await chamar(sessaoApi.chaveEnvelope);
  const bytes = Uint8Array.from(atob(chave), (letra) => letra.charCodeAt(0));
  const aes = await subtle.importKey('raw', bytes, 'AES-CBC', false, ['encrypt']);
  const fechar = async (senha: string): Promise<string> => {
    const iv = crypto.getRandomValues(new Uint8Array(16));
    const cifrado = new Uint8Array(await subtle.encrypt({ name: 'AES-CBC', iv }, aes, new TextEncoder().encode(senha)));
    return emBase64(new Uint8Array([...iv, ...cifrado]));
  };
  const fechada = async (senha: string | undefined) => (senha === undefined ? undefined : fechar(senha));
  const [senha, confirmacao, senhaAtual] = await Promise.all([fechar(corpo.senha), fechada(corpo.confirmacao), fechada(corpo.senhaAtual)]);
  return {
    ...corpo,
    senha,
    ...(confirmacao === undefined ? {} : { confirmacao }),
    ...(senhaAtual === undefined ? {} : { senhaAtual }),
    formato: 'aes-cbc',
  };
}
