import { useCallback, useEffect, useRef, useState } from 'react';
import { chaveDeRascunho } from '#platform/web/chave-de-rascunho.ts';
import { useSessao } from '#platform/web/sessao/sessao-estado.ts';
import { texto } from '#shared/textos.ts';
import { idiomaAtual } from '#platform/web/i18n.tsx';
import { confirmar } from '#platform/web/janelas/perguntas.ts';
import type { Valores } from '../contexto.tsx';
import { isSemDono, manterPosse } from './posse.ts';
import {
  apagarRascunho,
  guardarRascunho,
  lerRascunho,
  lerRascunhos,
  lugarDoRascunho,
  lugarNovo,
  marcarAberto,
  type RascunhoGuardado,
  trazAlgo,
} from './rascunho.ts';
import { textosFormulario } from '../texts.ts';
import type { EstadoDoFormulario } from '../use-formulario.ts';

const ESPERA_MS = 800;
/**
 * The local draft of a long form: kept 800 ms after the last key in a place of this form alone, forgotten when the form is
 * saved. What earlier forms left is offered, the newest first, and stays as it is until it is recovered or discarded. Without a
 * key nothing is kept.
 */
export function useRascunho(chave: string | undefined, estado: EstadoDoFormulario) {
  const { form, salvos, ouvir, campos, alterado } = estado;
  const usuario = useSessao().usuario?.email ?? '';
  const espera = useRef<number | undefined>(undefined);
  const { getValues } = form;
  const [lugar] = useState(lugarNovo);
  const minha = chave === undefined ? undefined : lugarDoRascunho(chave, lugar);
  const { ofertas, setOfertas } = useOfertas(usuario, chave, minha, salvos);

  const guardarEm = useCallback(
    (onde: string, valores: Valores): RascunhoGuardado => {
      const ocultos = [...campos.current.values()].filter((campo) => campo.sensivel).map((campo) => campo.nome);
      return { ...guardarRascunho(usuario, onde, valores, ocultos, new Date()), chave: onde };
    },
    [usuario, campos],
  );

  useEffect(() => {
    if (minha === undefined) return;
    const guardar = (valores: Valores) => {
      if (alterado()) guardarEm(minha, valores);
      else apagarRascunho(usuario, minha);
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
    const fechar = marcarAberto(usuario, minha);
    const soltar = manterPosse(chaveDeRascunho(usuario, minha));
    return () => {
      fechar();
      soltar();
      window.removeEventListener('pagehide', aoSair);
      window.clearTimeout(espera.current);
      ouvir(null);
    };
  }, [minha, usuario, ouvir, alterado, getValues, guardarEm]);

  /** Forgets what this form kept; what others left is offered still. */
  const esquecer = useCallback(() => {
    window.clearTimeout(espera.current);
    espera.current = undefined;
    if (minha !== undefined) apagarRascunho(usuario, minha);
  }, [minha, usuario]);

  const [oferta] = ofertas;
  const descartar = useCallback(() => {
    if (!oferta) return;
    apagarRascunho(usuario, oferta.chave);
    setOfertas((atuais) => atuais.filter((outra) => outra !== oferta));
  }, [oferta, usuario, setOfertas]);

  /** Puts a draft, whole, in the place of what is on the screen; what was typed there since becomes a draft in turn. */
  const recuperar = useCallback(async (): Promise<void> => {
    if (!oferta || chave === undefined || minha === undefined) return;
    if (alterado() && !(await perguntarSeTroca())) return;
    const daTela = alterado() ? guardarEm(lugarDoRascunho(chave, lugarNovo()), getValues()) : null;
    // With the version that it was typed over: if the record was saved since, the next save says so and asks.
    form.setValues({ ...salvos.current, ...oferta.valores });
    // The new place first: at no moment is the text in none.
    if (alterado()) guardarEm(minha, getValues());
    apagarRascunho(usuario, oferta.chave);
    setOfertas((atuais) => [...(daTela ? [daTela] : []), ...atuais.filter((outra) => outra !== oferta)]);
  }, [oferta, chave, minha, usuario, form, salvos, alterado, getValues, guardarEm, setOfertas]);

  return { oferta: oferta ?? null, guardados: ofertas.length, recuperar, descartar, esquecer };
}

const t = (chave: 'trocarPeloRascunho' | 'trocarPeloRascunhoTexto' | 'trocar'): string => texto(textosFormulario, chave, idiomaAtual());

const perguntarSeTroca = (): Promise<boolean> =>
  confirmar({ titulo: t('trocarPeloRascunho'), texto: t('trocarPeloRascunhoTexto'), rotuloConfirmar: t('trocar') });

/** What earlier forms of this key left, except those that another tab is still filling in. */
function useOfertas(usuario: string, chave: string | undefined, minha: string | undefined, salvos: EstadoDoFormulario['salvos']) {
  const [ofertas, setOfertas] = useState<readonly RascunhoGuardado[]>([]);
  useEffect(() => {
    if (chave === undefined) return;
    let vale = true;
    const oferecer = async (onde: string): Promise<void> => {
      if (!(await isSemDono(chaveDeRascunho(usuario, onde))) || !vale) return;
      const guardado = lerRascunho(usuario, onde, new Date());
      if (!guardado) return;
      if (!trazAlgo(guardado, salvos.current)) return apagarRascunho(usuario, onde);
      setOfertas((atuais) => [...atuais, { ...guardado, chave: onde }].toSorted((a, b) => b.em.localeCompare(a.em)));
    };
    for (const guardado of lerRascunhos(usuario, chave, new Date())) if (guardado.chave !== minha) void oferecer(guardado.chave);
    return () => {
      vale = false;
      setOfertas([]);
    };
  }, [usuario, chave, minha, salvos]);
  return { ofertas, setOfertas };
}
