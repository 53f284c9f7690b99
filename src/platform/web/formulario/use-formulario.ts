import { useForm } from '@mantine/form';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { z } from 'zod';
import { useIdioma } from '../i18n.tsx';
import { iguais, isNada } from './alteracao.ts';
import { abaDoCampo, lerCaminho } from './caminhos.ts';
import { type AbasRegistradas, type CampoRegistrado, type ContextoDoFormulario, idDoCampo, type Valores } from './contexto.tsx';
import { isObrigatorio } from './obrigatorio.ts';
import { contarSituacao, esquecerSituacao } from './situacao.ts';
import type { PropsFormulario } from './tipos.ts';
import { type Erros, validar } from './validar.ts';

/** The state of a form: values, what is saved, registered fields, checks, focus. Sending stands in `use-envio.ts`. */
export function useEstadoDoFormulario<E extends z.ZodType>(props: PropsFormulario<E>) {
  const { esquema, id = 'formulario', somenteLeitura = false } = props;
  const { idioma } = useIdioma();
  const iniciais = props.valoresIniciais as Valores;
  const salvos = useRef(iniciais);
  const campos = useRef(new Map<string, CampoRegistrado>());
  const locais = useRef(new Map<string, string>());
  const abas = useRef<AbasRegistradas | null>(null);
  const ouvinte = useRef<((valores: Valores) => void) | null>(null);
  const form = useForm<Valores>({
    mode: 'uncontrolled',
    initialValues: iniciais,
    onValuesChange: (valores) => {
      contarSituacao(id, { alterado: !iguais(valores, salvos.current) });
      ouvinte.current?.(valores);
    },
  });
  // Its functions always read the values of now, whichever render made them.
  const atual = useRef(form);
  atual.current = form;
  const alterado = useCallback(() => !iguais(atual.current.getValues(), salvos.current), []);

  /** What stands in the form now is what is stored. */
  const assentar = useCallback(
    (valores: Valores) => {
      salvos.current = valores;
      form.setInitialValues(valores);
      contarSituacao(id, { alterado: false });
    },
    [form.setInitialValues, id],
  );
  const trocarTudo = useCallback(
    (valores: Valores) => {
      assentar(valores);
      locais.current.clear();
      form.setValues(valores);
      form.clearErrors();
    },
    [assentar, form.setValues, form.clearErrors],
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
    const mudados = Object.keys(iniciais).filter((nome) => !iguais(iniciais[nome], atual.current.getValues()[nome]));
    // Whole groups are drawn again; single fields change alone, so that the one in use keeps its caret.
    if (mudados.some((nome) => typeof iniciais[nome] === 'object' && iniciais[nome] !== null)) return trocarTudo(iniciais);
    assentar(iniciais);
    for (const nome of mudados) atual.current.setFieldValue(nome, iniciais[nome]);
  }, [iniciais, alterado, trocarTudo, assentar]);

  const rotulo = useCallback((nome: string) => campos.current.get(nome)?.rotulo, []);
  const verificar = useCallback(
    () => validar(esquema, form.getValues(), idioma, rotulo, locais.current),
    [esquema, form.getValues, idioma, rotulo],
  );
  const focar = useCallback(
    (nome: string) => {
      const aba = abas.current ? abaDoCampo(abas.current.abas, nome) : null;
      if (aba) abas.current?.abrir(aba.chave);
      focarQuandoVisivel(idDoCampo(id, nome));
    },
    [id],
  );
  const conferir = useCallback(
    (nome: string) => {
      if (isNada(lerCaminho(form.getValues(), nome)) && !locais.current.has(nome)) return;
      // An error in place stays until its field changes: it may be the server's, which the schema knows nothing of.
      const erro = verificar().erros?.[nome];
      if (erro) form.setFieldError(nome, erro);
    },
    [form.getValues, form.setFieldError, verificar],
  );

  const obrigatorios = useMemo(() => new Map<string, boolean>(), []);
  const contexto: ContextoDoFormulario = {
    id,
    form,
    somenteLeitura,
    campos,
    locais,
    abas,
    focar,
    conferir,
    isObrigatorio: (nome) => {
      // Items of a list share their schema: 'enderecos.3.cep' asks once for 'enderecos.0.cep'.
      const comum = nome.replaceAll(/\.\d+(?=\.|$)/g, '.0');
      const sabido = obrigatorios.get(comum) ?? isObrigatorio(esquema, comum);
      obrigatorios.set(comum, sabido);
      return sabido;
    },
  };
  /** The problems of the last try; those solved since stay in view, crossed out, so that nothing jumps while one types. */
  const [resumo, setResumo] = useState<Erros>({});
  return { contexto, form, alterado, assentar, trocarTudo, verificar, focar, campos, salvos, ouvinte, resumo, setResumo };
}

const QUADROS_DE_ESPERA = 60;

/** A tab must be drawn open before what stands in it can take the focus. */
function focarQuandoVisivel(elementoId: string, quadros = QUADROS_DE_ESPERA): void {
  const elemento = document.getElementById(elementoId);
  if (elemento?.checkVisibility()) {
    elemento.scrollIntoView({ block: 'center' });
    elemento.focus({ preventScroll: true });
  } else if (quadros > 0) requestAnimationFrame(() => focarQuandoVisivel(elementoId, quadros - 1));
}

export type EstadoDoFormulario = ReturnType<typeof useEstadoDoFormulario>;
