import { Button } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer, invalidar, useComando } from '#platform/web/rede/consultas.ts';
import { avisar, confirmar } from '#platform/web/janelas/dialogos.tsx';
import { BotaoSalvar, CampoData, camposDe, CampoTexto, Formulario, SecaoFormulario } from '#platform/web/formulario/index.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useIrPara } from '#platform/web/navegacao.tsx';
import { Cartao, Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { type Centavos, formatarReais } from '#shared/dinheiro.ts';
import { aditivosApi } from '../api.ts';
import { editarAditivoEsquema, novoAditivoEsquema } from '#domains/academico/contratos/aditivos/esquemas.ts';
import { textosAditivo } from '#domains/academico/contratos/aditivos/texts.ts';
import { AntesEDepois } from './antes-e-depois.tsx';
import { CamposTermos } from '#domains/academico/contratos/aditivos/web/campos-termos.tsx';
import { DesdeADataDoAditivo } from '#domains/academico/contratos/aditivos/web/desde-a-data.tsx';
import { ImprimirAditivo } from './imprimir.tsx';
import { ResumoDoAditivo } from './resumo-do-aditivo.tsx';
import { termoNovo } from '#domains/academico/contratos/aditivos/web/termos.ts';
import { TotalFixo } from '#domains/academico/contratos/web/total-fixo.tsx';
import { type PreviaDoAditivo, usePreviaDoAditivo } from './use-previa.ts';

const campo = camposDe<typeof novoAditivoEsquema>();

type Opcoes = RespostaCliente<typeof aditivosApi.opcoesDeAditivo>;
type Aditivo = RespostaCliente<typeof aditivosApi.obterAditivo>;

/** The reads that a change of an addendum makes old. */
const relidas = {
  invalida: [aditivosApi.obterAditivo, aditivosApi.opcoesDeAditivo],
  envelhece: ['Aditivo/obter-paginado', 'Contrato/{id}', 'Contrato/obter-paginado'],
};
const reais = (n: Centavos): string => formatarReais(n);

/** The form of a draft addendum: what changes at the left, before and after below, the totals always in view. */
export function AditivoEditor({ opcoes, aditivo }: { opcoes: Opcoes; aditivo: Aditivo | null }) {
  const t = useTextos(textosAditivo);
  const irPara = useIrPara();
  const vigorarDepois = useRef(false);
  const previa = useRef<PreviaDoAditivo | null>(null);
  const { contrato } = opcoes;
  const iniciais = useMemo(() => valoresIniciais(opcoes, aditivo), [opcoes, aditivo]);
  const vigorar = useComando(aditivosApi.vigorarAditivo, relidas);
  const enviar = useComando(aditivosApi.enviarAditivoParaAssinatura, relidas);
  const ato = opcoes.exigeAssinatura ? 'enviarParaAssinatura' : 'vigorar';
  const aposSalvar = async (resposta: unknown): Promise<void> => {
    const { id, versao = 1 } = resposta as { id: number; versao?: number };
    const vista = previa.current;
    const quer = vigorarDepois.current;
    vigorarDepois.current = false;
    await Promise.all([...relidas.invalida.map(invalidar), envelhecer(...relidas.envelhece)]);
    if (quer && vista && (await confirmarVigencia(vista))) {
      try {
        const previsto = { parcelas: vista.tocadas, ajusteCentavos: vista.ajusteCentavos };
        const pedido = { params: { id }, body: { versao, previsto } };
        if (opcoes.exigeAssinatura) await enviar.mutateAsync(pedido);
        else await vigorar.mutateAsync(pedido);
        avisar.sucesso(opcoes.exigeAssinatura ? t('aditivoEnviado') : t('emVigor', { n: vista.tocadas }));
      } catch (causa) {
        avisar.erro(causa);
        await invalidar(aditivosApi.preverAditivo);
      }
    } else avisar.sucesso(t('rascunhoSalvo'));
    await irPara('aditivo-form', {}, { aditivo: id }, { substituir: true });
  };
  const confirmarVigencia = (vista: PreviaDoAditivo): Promise<boolean> =>
    confirmar({
      titulo: t(ato),
      texto: t(opcoes.exigeAssinatura ? 'confirmaEnvio' : 'confirmaVigencia'),
      consequencia: t('consequenciaVigencia', {
        n: vista.tocadas,
        antes: reais(vista.totalAntesCentavos),
        depois: reais(vista.totalDepoisCentavos),
      }),
      rotuloConfirmar: t(ato),
    });
  const corpo = (
    <Conteudo
      opcoes={opcoes}
      titulo={
        aditivo ? t('aditivoDe', { ordem: aditivo.ordem, nome: contrato.alunoNome }) : t('novoAditivoDe', { nome: contrato.alunoNome })
      }
      aoPrever={(vista) => {
        previa.current = vista;
      }}
      aoVigorar={() => {
        vigorarDepois.current = true;
      }}
      aditivo={aditivo}
    />
  );
  return aditivo === null ? (
    <Formulario
      esquema={novoAditivoEsquema}
      valoresIniciais={{ contratoId: contrato.id, ...iniciais }}
      rascunho={`aditivo-contrato-${contrato.id}`}
      aoSalvar={(valores, _saida, chaveIdempotencia) => chamar(aditivosApi.criarAditivo, { body: valores }, { chaveIdempotencia })}
      aposSalvar={(r) => void aposSalvar(r)}
    >
      {corpo}
    </Formulario>
  ) : (
    <Formulario
      esquema={editarAditivoEsquema}
      valoresIniciais={{ id: aditivo.id, versao: aditivo.versao, ...iniciais }}
      aoSalvar={(valores) => chamar(aditivosApi.editarAditivo, { body: valores })}
      aposSalvar={(r) => void aposSalvar(r)}
    >
      {corpo}
    </Formulario>
  );
}

function Conteudo({
  opcoes,
  titulo,
  aditivo,
  aoPrever,
  aoVigorar,
}: {
  opcoes: Opcoes;
  titulo: string;
  aditivo: Aditivo | null;
  aoPrever: (previa: PreviaDoAditivo | null) => void;
  aoVigorar: () => void;
}) {
  const t = useTextos(textosAditivo);
  const { previa, completo, erro } = usePreviaDoAditivo(opcoes.contrato.id);
  const [pessoas] = useState(() => [...opcoes.responsaveis, ...opcoes.pagadores]);
  useEffect(() => aoPrever(previa ?? null));
  return (
    <Pagina
      titulo={titulo}
      migalha={aditivo ? t('aditivoN', { ordem: aditivo.ordem }) : t('novoAditivo')}
      situacao={<Etiqueta>{t('situacao_rascunho')}</Etiqueta>}
      acoes={
        <>
          {aditivo && <ImprimirAditivo aditivo={aditivo} />}
          {aditivo && <ExcluirRascunho aditivo={aditivo} />}
          <BotaoSalvar variante="default" rotulo={t('salvarRascunho')} />
          <Button type="submit" form="formulario" disabled={!previa} onClick={aoVigorar}>
            {t(opcoes.exigeAssinatura ? 'enviarParaAssinatura' : 'vigorar')}
          </Button>
        </>
      }
      resumo={<ResumoDoAditivo opcoes={opcoes} previa={previa ?? null} />}
    >
      <SecaoFormulario>
        <CampoData nome={campo('dataAditivo')} rotulo={t('dataAditivo')} colunas={3} />
        <CampoTexto nome={campo('motivo')} rotulo={t('motivo')} colunas={9} />
      </SecaoFormulario>
      <CamposTermos
        opcoes={{
          modo: 'contrato',
          proximaParcela: opcoes.proximaParcela,
          precos: opcoes.precos.map((p, valor) => ({ valor, rotulo: p.descricao })),
          descontosVigentes: opcoes.descontosVigentes.map((d) => ({ valor: d.chave, rotulo: d.descricao })),
          descontos: opcoes.descontos,
          pessoas,
        }}
      />
      <Cartao titulo={t('antesEDepois')}>
        <div aria-live="polite">
          {erro ? (
            <p className="consequencia consequencia-perigo">{erro.message}</p>
          ) : previa ? (
            <>
              <DesdeADataDoAditivo desde={previa.desde} />
              <AntesEDepois parcelas={previa.parcelas} />
            </>
          ) : (
            <p>{completo ? t('calculando') : t('preencha')}</p>
          )}
        </div>
      </Cartao>
      <TotalFixo rotulo={t('totalDepois')} centavos={previa?.totalDepoisCentavos ?? opcoes.contrato.totalCentavos} />
    </Pagina>
  );
}

function ExcluirRascunho({ aditivo }: { aditivo: Aditivo }) {
  const t = useTextos(textosAditivo);
  const irPara = useIrPara();
  const excluir = useComando(aditivosApi.excluirAditivo, {
    invalida: [aditivosApi.opcoesDeAditivo],
    envelhece: ['Aditivo/obter-paginado', 'Contrato/{id}'],
  });
  const aoExcluir = async (): Promise<void> => {
    const sim = await confirmar({
      titulo: t('excluir'),
      texto: t('aditivoN', { ordem: aditivo.ordem }),
      rotuloConfirmar: t('excluir'),
      perigo: true,
    });
    if (!sim) return;
    try {
      await excluir.mutateAsync({ params: { id: aditivo.id }, query: { Versao: aditivo.versao } });
      avisar.sucesso(t('excluido'));
      await irPara('contrato-visualizar', { contratoId: aditivo.contratoId }, {}, { substituir: true });
    } catch (causa) {
      avisar.erro(causa);
    }
  };
  return (
    <Button variant="default" onClick={() => void aoExcluir()}>
      {t('excluir')}
    </Button>
  );
}

function valoresIniciais(opcoes: Opcoes, aditivo: Aditivo | null) {
  if (aditivo) return { dataAditivo: aditivo.dataAditivo, motivo: aditivo.motivo, termos: aditivo.termos };
  return {
    dataAditivo: hojeNaEscola(),
    motivo: '',
    termos: [termoNovo('contrato', 'valor', opcoes.proximaParcela)],
  };
}
