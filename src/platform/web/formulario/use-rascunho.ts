import { useCallback, useEffect, useRef, useState } from 'react';
import { useSessao } from '../sessao-estado.ts';
import { iguais } from './alteracao.ts';
import type { Valores } from './contexto.tsx';
import { apagarRascunho, guardarRascunho, lerRascunho, marcarAberto, type Rascunho } from './rascunho.ts';
import type { EstadoDoFormulario } from './use-formulario.ts';

const ESPERA_MS = 800;

/**
 * The local draft of a long form: kept 800 ms after the last key, offered when the form opens again, forgotten when the
 * form is saved. Without a key nothing is kept.
 */
export function useRascunho(chave: string | undefined, { form, salvos, assentar, ouvir, campos, alterado }: EstadoDoFormulario) {
  const usuario = useSessao().usuario?.email ?? '';
  const espera = useRef<number | undefined>(undefined);
  const { getValues, setValues } = form;
  const [oferta, setOferta] = useState<Rascunho | null>(() => {
    const guardado = chave === undefined ? null : lerRascunho(usuario, chave, new Date());
    return guardado && !iguais({ ...salvos.current, ...guardado.valores }, salvos.current) ? guardado : null;
  });

  useEffect(() => {
    if (chave === undefined) return;
    const guardar = (valores: Valores) => {
      const ocultos = [...campos.current.values()].filter((campo) => campo.sensivel).map((campo) => campo.nome);
      if (alterado()) guardarRascunho(usuario, chave, valores, { sobre: salvos.current, ocultos }, new Date());
      else apagarRascunho(usuario, chave);
    };
    ouvir((valores) => {
      window.clearTimeout(espera.current);
      espera.current = window.setTimeout(() => guardar(valores), ESPERA_MS);
    });
    // Leaving the page within those 800 ms must not lose the last words.
    const aoSair = () => {
      if (espera.current === undefined) return;
      window.clearTimeout(espera.current);
      guardar(getValues());
    };
    window.addEventListener('pagehide', aoSair);
    const fechar = marcarAberto(usuario, chave);
    return () => {
      fechar();
      window.removeEventListener('pagehide', aoSair);
      window.clearTimeout(espera.current);
      ouvir(null);
    };
  }, [chave, usuario, ouvir, campos, salvos, alterado, getValues]);

  const esquecer = useCallback(() => {
    window.clearTimeout(espera.current);
    espera.current = undefined;
    if (chave !== undefined) apagarRascunho(usuario, chave);
    setOferta(null);
  }, [chave, usuario]);

  const recuperar = useCallback(() => {
    if (!oferta) return;
    // Recovered is not saved: the form stands as it stood, over what the draft was typed over and with its version. What
    // others saved since then is no change of this user, and the version check finds it.
    assentar({ ...salvos.current, ...oferta.valores, ...oferta.sobre });
    setValues(oferta.valores);
    setOferta(null);
  }, [oferta, assentar, salvos, setValues]);

  return { oferta, recuperar, descartar: esquecer, esquecer };
}
