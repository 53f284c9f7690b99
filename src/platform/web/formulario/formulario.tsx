import { lazy, Suspense } from 'react';
import type { z } from 'zod';
import { useAtalho } from '../atalhos.tsx';
import { useTextos } from '../i18n.tsx';
import { janelasAbertas } from '../janelas/janela.tsx';
import { ProvedorDoFormulario } from './contexto.tsx';
import { useGuarda } from './envio/guarda.ts';
import { FalhaAoSalvar, OfertaDeRascunho, ResumoDeErros } from './envio/mensagens.tsx';
import { textosFormulario } from './texts.ts';
import type { PropsFormulario } from './tipos.ts';
import { useEnvio } from './envio/use-envio.ts';
import { useEstadoDoFormulario } from './use-formulario.ts';
import { useRascunho } from './rascunho/use-rascunho.ts';
import estilo from './formulario.module.css';

const JanelaDeConflito = lazy(() => import('./envio/conflito.tsx'));

/**
 * Every form of the portal: checks with the body's own schema, sends once, keeps what was typed whatever happens, guards
 * against leaving, tells field errors of browser and server alike. See the README of this folder.
 */
export function Formulario<E extends z.ZodType>(props: PropsFormulario<E>) {
  const { id = 'formulario', guarda = true, somenteLeitura = false } = props;
  const estado = useEstadoDoFormulario(props);
  const { contexto, form, campos } = estado;
  const rascunho = useRascunho(props.rascunho, estado);
  const envio = useEnvio(props, estado, rascunho.esquecer);
  useGuarda(id, estado.alterado, { ativa: guarda, desligada: somenteLeitura });

  const t = useTextos(textosFormulario);
  const salvarPeloTeclado = () => {
    // A form behind an open window is out of reach, for the keyboard too.
    const janela = janelasAbertas.ler().at(-1);
    if (!janela || janela.contains(document.getElementById(id))) void envio.enviar();
  };
  useAtalho('mod+enter', salvarPeloTeclado, { descricao: t('salvar'), emCampos: true, ativo: !somenteLeitura, dentroDe: id });
  const { conflito } = envio;
  const gravarPorCima = () => {
    form.setFieldValue('versao', conflito?.atual['versao'], { forceUpdate: false });
    envio.fecharConflito();
    void envio.enviar();
  };
  return (
    <form
      id={id}
      noValidate
      className={props.className}
      onSubmit={(evento) => {
        evento.preventDefault();
        // A form inside a window of another form is sent alone: events cross portals.
        evento.stopPropagation();
        if (!somenteLeitura) void envio.enviar();
      }}
    >
      <ProvedorDoFormulario value={contexto}>
        <div className={estilo.mensagens}>
          {rascunho.oferta && !somenteLeitura && (
            <OfertaDeRascunho
              rascunho={rascunho.oferta}
              guardados={rascunho.guardados}
              salvos={estado.salvos}
              aoRecuperar={() => void rascunho.recuperar()}
              aoDescartar={rascunho.descartar}
            />
          )}
          {envio.falha && !envio.falha.nosCampos && <FalhaAoSalvar falha={envio.falha} aoTentar={() => void envio.enviar()} />}
          <ResumoDeErros
            achados={estado.resumo}
            codigo={envio.falha?.nosCampos ? envio.falha.codigo : null}
            abertos={form.errors}
            linguas={contexto.linguas}
            campos={campos.current}
            lugarDe={estado.lugarDoErro}
            aoIr={estado.focar}
          />
        </div>
        {props.children}
      </ProvedorDoFormulario>
      {conflito && (
        <Suspense fallback={null}>
          <JanelaDeConflito
            campos={campos.current}
            meu={form.getValues()}
            alteracao={conflito.alteracao}
            atual={{ ...form.getValues(), ...conflito.atual }}
            aoGravarPorCima={gravarPorCima}
            aoFechar={envio.fecharConflito}
            aoRecarregar={() => {
              rascunho.esquecer();
              estado.trocarTudo({ ...form.getValues(), ...conflito.atual });
              envio.fecharConflito();
            }}
          />
        </Suspense>
      )}
    </form>
  );
}
