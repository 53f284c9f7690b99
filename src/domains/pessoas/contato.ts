import { isCelular, isFixo, isTelefone, normalizarTelefone } from '#shared/documentos/telefone.ts';
import type { TipoContato } from '#shared/listas/pessoa.ts';
import { campo } from '#shared/campos.ts';

type Leitura = { valor: string } | { codigo: string };

const email = campo.email();

const porTelefone =
  (isValido: (texto: string) => boolean, codigo: string) =>
  (valor: string): Leitura =>
    isValido(valor) ? { valor: normalizarTelefone(valor) } : { codigo };

/** A site as people type it: 'escola.br' and 'https://escola.br' are the same; nothing but http and https. */
function lerSite(valor: string): Leitura {
  const comProtocolo = /^[a-z][a-z\d+.-]*:/i.test(valor) ? valor : `https://${valor}`;
  if (!URL.canParse(comProtocolo)) return { codigo: 'SITE_INVALIDO' };
  const url = new URL(comProtocolo);
  const aceito = (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname.includes('.') && url.username === '';
  return aceito ? { valor: comProtocolo } : { codigo: 'SITE_INVALIDO' };
}

const leitores: Record<TipoContato, (valor: string) => Leitura> = {
  celular: porTelefone(isCelular, 'CELULAR_INVALIDO'),
  residencial: porTelefone(isTelefone, 'TELEFONE_RESIDENCIAL_INVALIDO'),
  comercial: porTelefone(isTelefone, 'TELEFONE_COMERCIAL_INVALIDO'),
  fax: porTelefone(isFixo, 'FAX_INVALIDO'),
  email: (valor) => {
    const lido = email.safeParse(valor);
    return lido.success ? { valor: lido.data } : { codigo: 'EMAIL_INVALIDO' };
  },
  site: lerSite,
};

/** The stored form of a contact (phones in E.164, e-mail in lower case), or the code that refuses it, by its kind. */
export function lerContato(tipo: TipoContato, valor: string): Leitura {
  return leitores[tipo](valor);
}

/** True for kinds that are dialled. */
export function isTipoTelefone(tipo: TipoContato): boolean {
  return tipo !== 'email' && tipo !== 'site';
}
