import type { AnyEndpoint } from '#shared/endpoint.ts';
import { envelhecer, invalidar } from '../rede/consultas.ts';
import { tradutor } from '#shared/textos.ts';
import { idiomaAtual } from '../i18n.tsx';
import { avisar, confirmar, type OpcoesConfirmar } from '../janelas/dialogos.tsx';
import { textosRegistro } from './texts.ts';

type Exclusao = {
  pergunta: Omit<OpcoesConfirmar, 'perigo'>;
  excluir: () => Promise<unknown>;
  /** Said when it is gone. */
  feito: string;
  /** What was read of it and of its kin, in the own room. */
  lidas?: readonly AnyEndpoint[];
  /** What was read elsewhere, by the beginnings of paths. */
  envelhece?: readonly string[];
};

/** Asks, deletes, says so and makes old what was read; true when it is gone. What is in use stays, and the server says why. */
export async function excluirComPergunta({ pergunta, excluir, feito, lidas = [], envelhece = [] }: Exclusao): Promise<boolean> {
  if (!(await confirmar({ ...pergunta, perigo: true }))) return false;
  try {
    await excluir();
  } catch (erro) {
    avisar.erro(erro);
    return false;
  }
  avisar.sucesso(feito);
  await Promise.all([...lidas.map(invalidar), envelhecer(...envelhece)]);
  return true;
}

/** Deletes a record that is known by a name, after asking; `texto` says of it what is not the same of every register. */
export function excluirRegistro({
  nome,
  texto,
  ...resto
}: Pick<Exclusao, 'excluir' | 'lidas' | 'envelhece'> & { nome: string; texto?: string | undefined }): Promise<boolean> {
  const t = tradutor(textosRegistro, idiomaAtual());
  const pergunta = { titulo: t('excluirTitulo', { nome }), texto: texto ?? t('excluirTexto'), rotuloConfirmar: t('excluir') };
  return excluirComPergunta({ ...resto, pergunta, feito: t('excluido', { nome }) });
}
