import { Button } from '@mantine/core';
import { lazy, type ReactNode, useState } from 'react';
import { BotaoSalvar, CampoData, camposDe, CampoSelecao, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer, useConsulta } from '#platform/web/rede/consultas.ts';
import { RegistroListado } from '#platform/web/registro/registro-listado.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { formatarData } from '#shared/datas.ts';
import { integracaoApi } from '../../api.ts';
import { carregarConjunto, regrasApi as api } from '../../regras/api.ts';
import { cargaDoConjunto } from '../../regras/esquemas.ts';
import { textosIntegracao } from '../../texts.ts';
import { useNomesDaIntegracao } from './nomes.ts';

const FormularioRegra = lazy(() => import('./formulario-regra.tsx'));

/** The rules: of each part of an event, on which accounts it is posted, from when. */
export default function Regras({ abas }: { abas: ReactNode }) {
  const t = useTextos(textosIntegracao);
  const nomes = useNomesDaIntegracao();
  const { pode } = useSessao();
  const { data } = useConsulta(integracaoApi.obterSituacao, {});
  const vazio = data?.regras === 0 && pode('financeiro-integracao-contabil', 'criar');
  return (
    <RegistroListado
      tela="financeiro-integracao-contabil"
      abas={abas}
      acoes={vazio && <Carregar />}
      titulo={t('aba.regras')}
      api={api}
      tamanho="larga"
      vazio={{ titulo: t('semRegras'), texto: t('semRegrasTexto') }}
      rotuloNovo={t('novaRegra')}
      nomeDe={(r) => `${nomes.evento(r.evento)} · ${nomes.parte(r.parte)}`}
      envelhece={['IntegracaoContabil']}
      ordemPadrao={{ campo: 'evento', ascendente: true }}
      filtros={[
        { chave: 'evento', rotulo: t('evento'), tipo: 'selecao', campo: 'Evento', opcoes: nomes.eventos },
        { chave: 'dispensa', rotulo: t('dispensa'), tipo: 'booleano', campo: 'Dispensa' },
      ]}
      colunas={[
        { chave: 'evento', titulo: t('evento'), ordenavel: true, principal: true, render: (r) => nomes.evento(r.evento) },
        { chave: 'parte', titulo: t('parte'), render: (r) => nomes.parte(r.parte) },
        {
          chave: 'deQue',
          titulo: t('deQue'),
          render: (r) => nomes.deQue(r),
        },
        { chave: 'debitoNome', titulo: t('debito'), cede: true, render: (r) => (r.dispensa ? t('dispensa') : (r.debitoNome ?? '—')) },
        { chave: 'creditoNome', titulo: t('credito'), cede: true, render: (r) => (r.dispensa ? '—' : (r.creditoNome ?? '—')) },
        { chave: 'vigenteDesde', titulo: t('vigenteDesde'), ordenavel: true, render: (r) => formatarData(r.vigenteDesde) },
      ]}
      Formulario={FormularioRegra}
    />
  );
}

const campo = camposDe<typeof cargaDoConjunto>();
const FORMULARIO = 'conjunto-de-regras';
/** The rules delivered, for a school that has none. */
function Carregar() {
  const t = useTextos(textosIntegracao);
  const [aberta, setAberta] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setAberta(true)}>
        {t('carregar')}
      </Button>
      <Janela
        aberta={aberta}
        aoFechar={() => setAberta(false)}
        titulo={t('carregar')}
        rodape={<BotaoSalvar formulario={FORMULARIO} rotulo={t('carregar')} />}
      >
        <Formulario
          id={FORMULARIO}
          esquema={cargaDoConjunto}
          valoresIniciais={{ entidade: 'com_fins_lucrativos', vigenteDesde: `${hojeNaEscola().slice(0, 4)}-01-01` }}
          aoSalvar={(body, _saida, chaveIdempotencia) => chamar(carregarConjunto, { body }, { chaveIdempotencia })}
          aposSalvar={(resposta) => {
            avisar.sucesso(t('carregadas', { n: (resposta as { regras: number }).regras }));
            setAberta(false);
            void envelhecer('RegraContabil', 'IntegracaoContabil');
          }}
        >
          <EmColunas>
            <CampoSelecao
              nome={campo('entidade')}
              rotulo={t('entidade')}
              colunas={8}
              opcoes={(['com_fins_lucrativos', 'sem_fins_lucrativos'] as const).map((valor) => ({ valor, rotulo: t(valor) }))}
            />
            <CampoData nome={campo('vigenteDesde')} rotulo={t('vigenteDesde')} colunas={4} />
          </EmColunas>
        </Formulario>
      </Janela>
    </>
  );
}
