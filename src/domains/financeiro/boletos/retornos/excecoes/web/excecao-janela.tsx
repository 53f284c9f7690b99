import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { chamar } from '#platform/web/rede/api.ts';
import { useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar, Janela, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { BotaoSalvar } from '#platform/web/formulario/index.ts';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useIrPara } from '#platform/web/navegacao.tsx';
import { EstadoErro, Esqueleto, Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { type Fato, FatosEmColunas } from '#platform/web/pagina/fatos-em-colunas.tsx';
import { formatarData } from '#shared/datas.ts';
import { type Centavos, formatarReais } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { excecoesApi } from '../api.ts';
import { trazDinheiro } from '#domains/financeiro/boletos/cnab/retorno.ts';
import { textosRetorno } from '#domains/financeiro/boletos/retornos/texts.ts';
import estilo from '#domains/financeiro/boletos/web/boletos.module.css';
import { recarregar } from '#domains/financeiro/boletos/web/comum.tsx';
import { Destino, FORMULARIO_DO_DESTINO } from './excecao-destino.tsx';

const TituloAberto = lazy(() => import('#domains/financeiro/titulos/ficha/web/door.tsx').then((m) => ({ default: m.TituloAberto })));
type Excecao = RespostaCliente<typeof excecoesApi.obterExcecao>;
const reais = (valor: Centavos): string => formatarReais(valor);

/** What nobody dealt with yet, and what was undone since, wait alike. */
const isNaFila = ({ resultado, desfeita }: Excecao): boolean => resultado === 'excecao' || desfeita;

/** One line of the queue: what the bank said, why it waits, and what can be done about it. */
export default function ExcecaoAberta({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  const t = useTextos(textosRetorno);
  const { pode } = useSessao();
  const consulta = useConsulta(excecoesApi.obterExcecao, { params: { id } });
  const [titulo, setTitulo] = useState<number | null>(null);
  const excecao = consulta.data;
  const editavel = pode('gerenciar-boletos', 'editar');
  const baixavel = editavel && excecao !== undefined && isNaFila(excecao) && trazDinheiro(excecao.efeito) && excecao.pagoCentavos > 0;
  const depois = async (): Promise<void> => {
    await Promise.all([recarregar(), consulta.refetch()]);
  };
  return (
    <Janela
      aberta
      lado="direita"
      aoFechar={aoFechar}
      titulo={excecao ? t('linhaN', { n: excecao.linha }) : t('excecoes')}
      rodape={
        excecao &&
        editavel && (
          <>
            <Outras excecao={excecao} depois={depois} aoFechar={aoFechar} />
            {baixavel && <BotaoSalvar formulario={FORMULARIO_DO_DESTINO} rotulo={t('baixar', { valor: reais(excecao.pagoCentavos) })} />}
          </>
        )
      }
    >
      {consulta.error && <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />}
      {!excecao && !consulta.error && <Esqueleto linhas={8} />}
      {excecao && (
        <>
          <p>
            <Etiqueta tom={isNaFila(excecao) ? 'alerta' : 'neutro'}>
              {t(`resultado_${isNaFila(excecao) ? 'excecao' : excecao.resultado}`)}
            </Etiqueta>
          </p>
          {excecao.pagoCentavos > 0 && <p className={estilo.grande}>{reais(excecao.pagoCentavos)}</p>}
          {excecao.desfeita ? (
            <p className="consequencia">{t('desfeita')}</p>
          ) : (
            excecao.mensagem !== null && <p className="consequencia">{excecao.mensagem}</p>
          )}
          <Fatos excecao={excecao} aoVerTitulo={setTitulo} />
          <Avisos excecao={excecao} />
          {baixavel && <Destino excecao={excecao} depois={depois} />}
          {excecao.decisoes.length > 0 && (
            <section className={estilo.secao}>
              <ol className={estilo.passos}>
                {excecao.decisoes.map((d) => (
                  <li key={d.em}>
                    <strong>{t(decisoes[d.decisao])}</strong>
                    {d.motivo !== null && `: ${d.motivo}`}
                    <p className="suave">
                      {escreverInstante(d.em)} · {d.usuarioNome} {d.tituloId !== null && <VerTitulo id={d.tituloId} aoVer={setTitulo} />}
                    </p>
                  </li>
                ))}
              </ol>
            </section>
          )}
          {titulo !== null && (
            <Suspense fallback={null}>
              <TituloAberto id={titulo} aoFechar={() => setTitulo(null)} />
            </Suspense>
          )}
        </>
      )}
    </Janela>
  );
}

/** What else the bank told of the slip: a payment told twice with other days is one payment or two, and only the account's statement says which. */
function Avisos({ excecao }: { excecao: Excecao }) {
  const t = useTextos(textosRetorno);
  const data = (dia: string | null): string => (dia === null ? '—' : formatarData(dia));
  if (excecao.avisos.length === 0) return null;
  const pago = excecao.avisos.some((a) => a.resultado === 'aplicada' || a.resultado === 'resolvida');
  return (
    <section className={estilo.secao}>
      <h3>{t('outrosAvisos')}</h3>
      <ul className={estilo.outros}>
        {excecao.avisos.map((a) => (
          <li key={a.id}>
            <span>
              {t('outroAviso', { arquivo: a.nomeArquivo, linha: a.linha, data: data(a.dataOcorrencia), credito: data(a.dataCredito) })}
              {' · '}
              {t(`resultado_${a.resultado}`)}
            </span>
            <span className={estilo.valorDoOutro}>{reais(a.pagoCentavos)}</span>
          </li>
        ))}
      </ul>
      {pago && trazDinheiro(excecao.efeito) && isNaFila(excecao) && <p className="suave">{t('avisoPagoDeNovo')}</p>}
    </section>
  );
}

const decisoes = {
  baixada: 'resultado_resolvida',
  creditada: 'virouCredito',
  ignorada: 'resultado_ignorada',
  reaberta: 'reaberta',
  aplicada: 'resultado_aplicada',
  repetida: 'pedidoDeNovo',
} as const;

function VerTitulo({ id, aoVer }: { id: number; aoVer: (id: number) => void }) {
  const t = useTextos(textosRetorno);
  const { pode } = useSessao();
  if (!pode('contas-a-receber', 'visualizar')) return null;
  return (
    <Button variant="subtle" size="compact-xs" onClick={() => aoVer(id)}>
      {t('verTitulo')}
    </Button>
  );
}

function Fatos({ excecao, aoVerTitulo }: { excecao: Excecao; aoVerTitulo: (id: number) => void }) {
  const t = useTextos(textosRetorno);
  const data = (dia: string | null): string => (dia === null ? '—' : formatarData(dia));
  const fatos: Fato[] = [
    [t('nossoNumero'), excecao.nossoNumero || '—'],
    excecao.tituloId !== null && [
      t('titulo'),
      <span key="t">
        {excecao.tituloNumero} <VerTitulo id={excecao.tituloId} aoVer={aoVerTitulo} />
      </span>,
    ],
    excecao.alunoNome !== null && [t('aluno'), excecao.alunoNome],
    excecao.pagadorNome !== null && [t('pagador'), excecao.pagadorNome],
    excecao.ocorrencia !== '' && [t('movimento'), excecao.movimento],
    [t('data'), data(excecao.dataOcorrencia)],
    [t('credito'), data(excecao.dataCredito)],
    excecao.valorCentavos > 0 && [t('valorDoBoleto'), reais(excecao.valorCentavos)],
    excecao.tarifaCentavos > 0 && [t('tarifa'), reais(excecao.tarifaCentavos)],
    [t('arquivo'), `${excecao.nomeArquivo} · ${excecao.contaNome}`],
  ];
  return <FatosEmColunas fatos={fatos} />;
}

function Outras({ excecao, depois, aoFechar }: { excecao: Excecao; depois: () => Promise<void>; aoFechar: () => void }) {
  const t = useTextos(textosRetorno);
  const { id } = excecao;
  const irPara = useIrPara();
  const reabrir = (): Promise<void> =>
    chamar(excecoesApi.reabrirExcecao, { params: { id } }).then(async () => {
      avisar.sucesso(t('reaberta'));
      await depois();
    }, avisar.erro);
  const tentar = (): Promise<void> =>
    chamar(excecoesApi.tentarExcecao, { params: { id } }).then(async ({ resultado, mensagem }) => {
      if (resultado === 'excecao') avisar.info(mensagem ?? t('resultado_excecao'));
      else avisar.sucesso(t('tentativaFeita'));
      await depois();
    }, avisar.erro);
  const repetir = useComando(excecoesApi.tratarExcecoes, {
    aoConcluir: async () => {
      avisar.sucesso(t('pedidoIraNaRemessa'));
      await depois();
    },
  });
  const ignorar = async (): Promise<void> => {
    const motivo = await perguntarMotivo({
      titulo: t('ignorar'),
      texto: t('ignorarTexto'),
      ...(excecao.pagoCentavos > 0 ? { consequencia: t('ignorarConsequencia', { valor: reais(excecao.pagoCentavos) }) } : {}),
      rotuloConfirmar: t('ignorar'),
      minimo: 3,
      maximo: 300,
    });
    if (motivo === null) return;
    await chamar(excecoesApi.ignorarExcecao, { params: { id }, body: { motivo } }).then(async () => {
      avisar.sucesso(t('ignoradaAviso'), { desfazer: reabrir });
      aoFechar();
      await depois();
    }, avisar.erro);
  };
  if (excecao.resultado === 'ignorada') return <Button onClick={() => void reabrir()}>{t('reabrir')}</Button>;
  if (!isNaFila(excecao)) return null;
  return (
    <>
      {excecao.efeito === 'rejeitada' && excecao.tituloNumero !== null && (
        <Button variant="subtle" onClick={() => void irPara('gerenciar-boletos', {}, { q: excecao.tituloNumero })}>
          {t('emitirOutro')}
        </Button>
      )}
      {excecao.repetivel !== null && (
        <Button
          loading={repetir.isPending}
          onClick={() => void repetir.mutateAsync({ body: { ids: [id], acao: 'repetir' } }).catch(avisar.erro)}
        >
          {t(`pedirDeNovo_${excecao.repetivel}`)}
        </Button>
      )}
      <Button variant="subtle" onClick={() => void ignorar()}>
        {t('ignorar')}
      </Button>
      <Button variant="default" onClick={() => void tentar()}>
        {t('tentar')}
      </Button>
    </>
  );
}
