import { errosComuns } from '#shared/erros.ts';
import { mensagemDeCampo, type recusa } from '#shared/validacao.ts';

type Recusa = ReturnType<typeof recusa>;

/** Runs a field rule outside of a schema and refuses with DADOS_INVALIDOS when it found anything. */
export function conferirCampos(conferir: (addIssue: (problema: Recusa) => void) => void): void {
  const achados: Recusa[] = [];
  conferir((problema) => achados.push(problema));
  if (achados.length === 0) return;
  const campos = achados.map(({ path, params: { codigo, ...params } }) => ({
    path: path.join('.'),
    code: codigo,
    textos: { br: mensagemDeCampo(codigo, 'br', params), en: mensagemDeCampo(codigo, 'en', params) },
  }));
  throw errosComuns.DADOS_INVALIDOS({}, { campos });
}
