import { useCallback, useEffect, useRef, useState } from 'react';
import type { Idioma } from '#shared/erros.ts';
import type { FormularioVivo } from './valores.ts';
import type { Erros, Validacao } from './validar.ts';

/** The languages of the messages that are not in the one in use. */
export type Linguas = Readonly<Record<string, Idioma>>;

/** Messages in view when the language changes: what the check finds again is told anew, and the rest stays as it was said. */
export const recontar = (mostrados: Erros, achados: Erros): Erros =>
  Object.fromEntries(Object.entries(mostrados).map(([caminho, mensagem]) => [caminho, achados[caminho] ?? mensagem]));

/**
 * Another language with errors in view. What the browser found is checked and told again. What only the server knows came as
 * a sentence in the language of the request: taking it away would hide why the record was not saved, so that it stays and is
 * marked with its language, for readers to say it right, until the next try asks in the new one.
 */
export function useLinguas(
  idioma: Idioma,
  form: FormularioVivo,
  verificar: () => Validacao<unknown>,
  setResumo: (f: (r: Erros) => Erros) => void,
) {
  const [linguas, setLinguas] = useState<Linguas>({});
  const anterior = useRef(idioma);
  const { errors, setErrors } = form;
  useEffect(() => {
    const antes = anterior.current;
    if (antes === idioma) return;
    anterior.current = idioma;
    const achados = verificar().erros ?? {};
    setErrors(recontar(errors, achados));
    setResumo((resumo) => {
      const ficam = Object.keys({ ...resumo, ...errors }).filter((caminho) => !(caminho in achados));
      setLinguas((atuais) => Object.fromEntries(ficam.map((caminho) => [caminho, atuais[caminho] ?? antes])));
      return recontar(resumo, achados);
    });
  }, [idioma, errors, setErrors, verificar, setResumo]);
  return { linguas, esquecerLinguas: useCallback(() => setLinguas({}), []) };
}
