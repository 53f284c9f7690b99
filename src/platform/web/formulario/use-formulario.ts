import { useCallback, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { useIdioma } from '../i18n.tsx';
import { iguais, isNada } from './valores/alteracao.ts';
import { abaDoCampo, campoDoErro, escreverCaminho, lerCaminho } from './valores/caminhos.ts';
import { type AbasRegistradas, type CampoRegistrado, type ContextoDoFormulario, idDoCampo, idDoPainel, type Valores } from './contexto.tsx';
import { conferirNoEsquema, isObrigatorio } from './campos/obrigatorio.ts';
import type { OpcaoDeBusca } from './campos/use-busca-assincrona.ts';
import { contarSituacao, esquecerSituacao } from './envio/situacao.ts';
import type { PropsFormulario } from './tipos.ts';
import { type Erros, validar } from './valores/validar.ts';
import { naOrdemDaTela } from './envio/na-ordem-da-tela.ts';
import { listaDe } from './envio/no-resumo.ts';
import { useLinguas } from './valores/use-linguas.ts';
import { useValores } from './valores/valores.ts';

/** The state of a form: values, what is saved, registered fields, checks, focus. Sending stands in `use-envio.ts`. */
export function useEstadoDoFormulario<E extends z.ZodType>(props: PropsFormulario<E>) {
  const { esquema, id = 'formulario', somenteLeitura = false } = props;
  const { idioma } = useIdioma();
  const iniciais = props.valoresIniciais as Valores;
  const salvos = useRef(iniciais);
  const campos = useRef(new Map<string, CampoRegistrado>());
  const locais = useRef(new Map<string, string>());
  const escolhas = useRef(new Map<string, OpcaoDeBusca>());
  const abas = useRef<AbasRegistradas | null>(null);
  const ouvinte = useRef<((valores: Valores) => void) | null>(null);
  const form = useValores(iniciais, (valores) => {
    contarSituacao(id, { alterado: !iguais(valores, salvos.current) });
    ouvinte.current?.(valores);
  });
  const { getValues, setValues, setFieldValue, setFieldError } = form;
  const alterado = useCallback(() => !iguais(getValues(), salvos.current), [getValues]);

  /** What stands in the form now is what is stored. */
  const assentar = useCallback(
    (valores: Valores) => {
      salvos.current = valores;
      contarSituacao(id, { alterado: false });
    },
    [id],
  );
  const trocarTudo = useCallback(
    (valores: Valores) => {
      assentar(valores);
      locais.current.clear();
      setValues(valores);
    },
    [assentar, setValues],
  );

  /** A change beside the form made another version of what it shows: the base of the next save, unless others changed the record between. */
  const seguirVersao = useCallback(
    (antes: number, depois: number) => {
      if (getValues()['versao'] !== antes) return;
      salvos.current = { ...salvos.current, versao: depois };
      setFieldValue('versao', depois, { forceUpdate: false });
    },
    [getValues, setFieldValue],
  );

  /** A field that follows another figure takes it as if the form had opened with it: nobody typed anything that could be lost. */
  const acompanhar = useCallback(
    (nome: string, valor: unknown) => {
      salvos.current = escreverCaminho(salvos.current, nome, valor);
      setFieldValue(nome, valor);
    },
    [setFieldValue],
  );

  useEffect(() => {
    contarSituacao(id, { somenteLeitura });
    return () => esquecerSituacao(id);
  }, [id, somenteLeitura]);

  const recebidos = useRef(iniciais);
  useEffect(() => {
    // The record was read again: taken while the user has typed nothing, left for the version check otherwise.
    if (iguais(recebidos.current, iniciais)) return;
    recebidos.current = iniciais;
    if (alterado()) return;
    const mudados = Object.keys(iniciais).filter((nome) => !iguais(iniciais[nome], getValues()[nome]));
    // Whole groups are drawn again; single fields change alone, so that the one in use keeps its caret.
    if (mudados.some((nome) => typeof iniciais[nome] === 'object' && iniciais[nome] !== null)) return trocarTudo(iniciais);
    assentar(iniciais);
    for (const nome of mudados) setFieldValue(nome, iniciais[nome]);
  }, [iniciais, alterado, trocarTudo, assentar, setFieldValue, getValues]);

  const rotulo = useCallback((nome: string) => campos.current.get(nome)?.rotulo, []);
  const verificar = useCallback(() => validar(esquema, getValues(), idioma, rotulo, locais.current), [esquema, getValues, idioma, rotulo]);
  const abaDe = useCallback((caminho: string) => (abas.current ? abaDoCampo(abas.current.abas, caminho) : null), []);
  /**
   * Goes to a field; to the tab that decides a path, when no field stands for it (a list that is still empty, or not offered yet). An item
   * that was closed is drawn open first.
   */
  const focar = useCallback(
    (nome: string) => {
      const aba = abaDe(nome);
      if (aba) abas.current?.abrir(aba.chave);
      const painel = aba && !campos.current.has(nome) ? idDoPainel(id, aba.chave) : null;
      if (painel === null || listaDe(campos.current, nome)) focarQuandoVisivel(idDoCampo(id, nome), painel);
      else focarQuandoVisivel(painel, null);
    },
    [id, abaDe],
  );
  /** Where an error leads: its field, else the path itself when a tab decides it, else nowhere. */
  const lugarDoErro = useCallback(
    (caminho: string) =>
      campoDoErro([...campos.current.keys()], caminho) ?? (abaDe(caminho) || listaDe(campos.current, caminho) ? caminho : null),
    [abaDe],
  );
  const conferir = useCallback(
    (nome: string) => {
      if (isNada(lerCaminho(getValues(), nome)) && !locais.current.has(nome)) return;
      // An error in place stays until its field changes: it may be the server's, which the schema knows nothing of.
      const erro = verificar().erros?.[nome];
      if (erro) setFieldError(nome, erro);
    },
    [getValues, setFieldError, verificar],
  );

  const ouvir = useCallback((fazer: ((valores: Valores) => void) | null) => {
    ouvinte.current = fazer;
  }, []);
  const registrarAbas = useCallback((registro: AbasRegistradas | null) => {
    abas.current = registro;
  }, []);
  /** The problems of the last try; those solved since stay in view, crossed out, so that nothing jumps while one types. */
  const [resumo, setResumo] = useState<Erros>({});
  const { linguas, esquecerLinguas } = useLinguas(idioma, form, verificar, setResumo);
  /** Tells what was refused: at each field, all of it on top, and the first field in focus. */
  const mostrarErros = (erros: Erros) => {
    const registrados = naOrdemDaTela(id, [...campos.current.keys()]);
    // What has no field is told last: it is of a part that was not reached yet.
    const posicao = (caminho: string) => registrados.indexOf(campoDoErro(registrados, caminho) ?? '') + 1 || registrados.length + 1;
    const emOrdem = Object.entries(erros).sort(([a], [b]) => posicao(a) - posicao(b));
    form.setErrors(erros);
    esquecerLinguas();
    setResumo(Object.fromEntries(emOrdem));
    const primeiro = emOrdem.map(([caminho]) => lugarDoErro(caminho)).find((nome) => nome !== null);
    if (primeiro) focar(primeiro);
  };
  const conferirCom: ContextoDoFormulario['conferirCom'] = (outro, valores, aonde = (caminho) => caminho) => {
    const lida = validar(outro, valores, idioma, (caminho) => rotulo(aonde(caminho)), new Map());
    if (lida.erros === null) return lida;
    const erros = Object.fromEntries(Object.entries(lida.erros).map(([caminho, mensagem]) => [aonde(caminho), mensagem]));
    mostrarErros(Object.fromEntries(Object.entries(erros).filter(([caminho]) => lugarDoErro(caminho) !== null)));
    return { saida: null, erros };
  };
  const contexto: ContextoDoFormulario = {
    id,
    form,
    somenteLeitura,
    campos,
    locais,
    escolhas,
    registrarAbas,
    focar,
    conferir,
    seguirVersao,
    acompanhar,
    conferirCom,
    linguas,
    isObrigatorio: (nome) => isObrigatorio(esquema, nome),
    conferirNoEsquema: (nome) => conferirNoEsquema(esquema, nome),
  };
  return {
    contexto,
    form,
    alterado,
    assentar,
    trocarTudo,
    verificar,
    focar,
    mostrarErros,
    campos,
    salvos,
    ouvir,
    resumo,
    setResumo,
    lugarDoErro,
  };
}

const QUADROS_DE_ESPERA = 60;

/** A tab, or an item, must be drawn open before what stands in it can take the focus; where nothing comes, `senao` takes it. */
function focarQuandoVisivel(elementoId: string, senao: string | null, quadros = QUADROS_DE_ESPERA): void {
  const elemento = document.getElementById(elementoId);
  if (elemento?.checkVisibility()) {
    // A whole tab is entered by its first field.
    const dentro =
      elemento.role === 'tabpanel' &&
      elemento.querySelector<HTMLElement>(':is(input, textarea, select, button):not([type=hidden], [disabled])');
    const alvo = dentro || elemento;
    alvo.scrollIntoView({ block: 'center' });
    alvo.focus({ preventScroll: true });
  } else if (quadros > 0) requestAnimationFrame(() => focarQuandoVisivel(elementoId, senao, quadros - 1));
  else if (senao !== null) focarQuandoVisivel(senao, null);
}

export type EstadoDoFormulario = ReturnType<typeof useEstadoDoFormulario>;
