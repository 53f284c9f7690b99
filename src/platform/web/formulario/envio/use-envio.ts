import { useRef, useState } from 'react';
import type { z } from 'zod';
import type { AlteracaoAlheia } from '#shared/erros.ts';
import { criarChaveDeEnvio } from '#platform/web/rede/chave-de-envio.ts';
import { ErroApi, isFalhaPassageira } from '#platform/web/rede/erro-api.ts';
import { registroAtual } from '../valores/alteracao.ts';
import { normalizarCaminho } from '../valores/caminhos.ts';
import type { Valores } from '../contexto.tsx';
import { naForma } from '../valores/na-forma.ts';
import { contarSituacao } from './situacao.ts';
import type { FalhaDoFormulario, PropsFormulario } from '../tipos.ts';
import type { useEstadoDoFormulario } from '../use-formulario.ts';

export type Conflito = { atual: Valores; alteracao: AlteracaoAlheia | null };

/** Saving: check, send once, and tell what came back. */
export function useEnvio<E extends z.ZodType>(
  props: PropsFormulario<E>,
  estado: ReturnType<typeof useEstadoDoFormulario<E>>,
  aoSalvo: () => void,
) {
  const { id = 'formulario' } = props;
  const { form, verificar, mostrarErros, assentar, alterado, setResumo } = estado;
  const enviando = useRef(false);
  const [chave] = useState(criarChaveDeEnvio);
  const [falha, setFalha] = useState<FalhaDoFormulario | null>(null);
  const [conflito, setConflito] = useState<Conflito | null>(null);

  const recebeErro = (erro: unknown) => {
    if (!(erro instanceof ErroApi)) {
      // A fault of the page itself: told to the user here, and to whoever listens to the page's errors.
      reportError(erro);
      setFalha({ erro, passageira: false, codigo: null, nosCampos: false });
      return;
    }
    if (erro.code === 'VERSAO_DESATUALIZADA') {
      // Who may not see the record as it is now gets none: what was typed stays, and the refusal is told as any other.
      const atual = erro.detalhe
        ? (props.valoresDoConflito?.(erro.detalhe) ?? registroAtual(erro.detalhe, Object.keys(form.getValues())))
        : null;
      if (atual) return setConflito({ atual: naForma(props.esquema, atual as Valores), alteracao: erro.alteracao });
    }
    const erros = Object.fromEntries(erro.fields.map(({ path, message }) => [normalizarCaminho(path), message]));
    if (erro.fields.length > 0) mostrarErros(erros);
    const nosCampos = erro.fields.some(({ message }) => message === erro.message);
    setFalha({ erro, passageira: isFalhaPassageira(erro), codigo: erro.correlationId, nosCampos });
  };

  /** Checks and sends what stands in the form. A second call while one is on its way does nothing. */
  const enviar = async (): Promise<void> => {
    if (enviando.current) return;
    setFalha(null);
    const lida = verificar();
    if (lida.erros) return mostrarErros(lida.erros);
    form.clearErrors();
    setResumo({});
    enviando.current = true;
    contarSituacao(id, { enviando: true });
    const enviados = form.getValues();
    try {
      const resposta = await props.aoSalvar(enviados as z.input<E>, lida.saida, chave.para(enviados));
      chave.aoResponder(null, enviados);
      const versao = versaoNova(enviados, resposta);
      assentar(versao === null ? enviados : { ...enviados, versao });
      if (versao !== null) form.setFieldValue('versao', versao, { forceUpdate: false });
      // What was typed while the save was on its way is still to be saved.
      contarSituacao(id, { alterado: alterado() });
      contarSituacao(id, { salvoEm: new Date() });
      aoSalvo();
      props.aposSalvar?.(resposta);
    } catch (erro) {
      chave.aoResponder(erro, enviados);
      recebeErro(erro);
    } finally {
      enviando.current = false;
      contarSituacao(id, { enviando: false });
    }
  };
  return { enviar, falha, conflito, fecharConflito: () => setConflito(null) };
}

/** The version to base the next edit on, when the form carries one and the answer brings it. */
function versaoNova(enviados: Valores, resposta: unknown): number | null {
  const versao: unknown = typeof resposta === 'object' && resposta !== null ? Reflect.get(resposta, 'versao') : null;
  return 'versao' in enviados && typeof versao === 'number' ? versao : null;
}
