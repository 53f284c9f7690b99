import { Button } from '@mantine/core';
import { useState } from 'react';
import { BotaoSalvar, CampoBusca, CampoData, camposDe, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarReais, formatarValor } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { buscarAbertos } from '../../lista/web/door.tsx';
import { recarregarPagar } from '../../web/opcoes.ts';
import { retornosPagarApi as api } from '../api.ts';
import { baixaDaLinhaEsquema } from '../esquemas.ts';
import { textosRetornoPagar } from '../texts.ts';

type Linha = RespostaCliente<typeof api.listarLinhas>['itens'][number];
const campo = camposDe<typeof baixaDaLinhaEsquema>();
const FORMULARIO = 'baixa-da-linha';

/** What the bank told that does not fit: a person settles with it, tries again, or takes it out with a reason. */
export function FilaDoBanco() {
  const t = useTextos(textosRetornoPagar);
  const { pode } = useSessao();
  const [aberta, setAberta] = useState<Linha | null>(null);
  return (
    <>
      <TabelaDados
        tela="contas-pagar-fila"
        titulo={t('fila')}
        endpoint={api.listarLinhas}
        entrada={{ query: { Resultado: 'excecao' } }}
        ordemPadrao={{ campo: 'id', ascendente: true }}
        {...(pode('contas-pagar-baixar-titulo', 'criar') ? { aoAbrir: (linha: Linha) => setAberta(linha) } : {})}
        nomeDaLinha={(l) => `${l.favorecido} ${l.identificador}`}
        vazio={{ titulo: t('filaVazia'), texto: t('filaVaziaTexto') }}
        filtros={[]}
        colunas={[
          { chave: 'favorecido', titulo: t('favorecido'), principal: true },
          { chave: 'tituloNumero', titulo: t('titulo'), render: (l) => l.tituloNumero ?? '—' },
          { chave: 'mensagem', titulo: t('porque'), noCartao: true, render: (l) => l.mensagem ?? '—' },
          { chave: 'ocorrencias', titulo: t('oBancoDiz'), oculta: true },
          {
            chave: 'dataPagamento',
            titulo: t('dia'),
            ordenavel: true,
            alinhamento: 'direita',
            render: (l) => (l.dataPagamento ? formatarData(l.dataPagamento) : '—'),
          },
          {
            chave: 'pagoCentavos',
            titulo: t('valor'),
            ordenavel: 'pago',
            alinhamento: 'direita',
            principal: true,
            render: (l) => formatarValor(l.pagoCentavos),
          },
          { chave: 'nomeArquivo', titulo: t('arquivo'), oculta: true },
        ]}
      />
      {aberta && <LinhaAberta linha={aberta} aoFechar={() => setAberta(null)} />}
    </>
  );
}

function LinhaAberta({ linha, aoFechar }: { linha: Linha; aoFechar: () => void }) {
  const t = useTextos(textosRetornoPagar);
  const { id } = linha;
  const baixavel = linha.pagoCentavos > 0 && linha.efeito !== 'devolvido';
  const depois = async (): Promise<void> => {
    avisar.sucesso(t('tratada'));
    aoFechar();
    await recarregarPagar();
  };
  const tirar = async (): Promise<void> => {
    const motivo = await perguntarMotivo({
      titulo: t('tirar'),
      texto: t('tirarTexto'),
      rotuloConfirmar: t('tirar'),
      minimo: 3,
      maximo: 300,
    });
    if (motivo !== null) await chamar(api.ignorarLinha, { params: { id }, body: { motivo } }).then(depois, avisar.erro);
  };
  const recusar = async (): Promise<void> => {
    const motivo = await perguntarMotivo({
      titulo: t('naoPagou'),
      texto: t('naoPagouTexto'),
      rotuloConfirmar: t('naoPagou'),
      minimo: 3,
      maximo: 300,
    });
    if (motivo !== null) await chamar(api.darPorRecusada, { params: { id }, body: { motivo } }).then(depois, avisar.erro);
  };
  const tentar = (): Promise<void> =>
    chamar(api.tentarLinha, { params: { id } }).then(
      ({ resultado, mensagem }) => (resultado === 'excecao' ? avisar.info(mensagem ?? t('naFila')) : depois()),
      avisar.erro,
    );
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      titulo={linha.favorecido || t('fila')}
      rodape={
        <>
          <Button variant="subtle" onClick={() => void tirar()}>
            {t('tirar')}
          </Button>
          {linha.efeito !== 'pago' && linha.tituloId !== null && (
            <Button variant="default" onClick={() => void recusar()}>
              {t('naoPagou')}
            </Button>
          )}
          <Button variant="default" onClick={() => void tentar()}>
            {t('tentar')}
          </Button>
          {baixavel && <BotaoSalvar formulario={FORMULARIO} rotulo={`${t('darBaixa')} ${formatarReais(linha.pagoCentavos)}`} />}
        </>
      }
    >
      {linha.mensagem !== null && <p className="consequencia">{linha.mensagem}</p>}
      <p className="suave">
        {linha.ocorrencias} · {linha.nomeArquivo}
      </p>
      {baixavel && (
        <Formulario
          id={FORMULARIO}
          esquema={baixaDaLinhaEsquema}
          valoresIniciais={{ tituloId: linha.tituloId, dataBaixa: linha.dataPagamento }}
          aoSalvar={(_, body, chaveIdempotencia) => chamar(api.baixarLinha, { params: { id }, body }, { chaveIdempotencia })}
          aposSalvar={() => void depois()}
        >
          <p>{t('darBaixaTexto')}</p>
          <EmColunas>
            <CampoBusca
              nome={campo('tituloId')}
              rotulo={t('titulo')}
              colunas={8}
              buscar={buscarAbertos}
              {...(linha.tituloId === null ? {} : { inicial: { valor: linha.tituloId, rotulo: linha.tituloNumero ?? '' } })}
            />
            <CampoData nome={campo('dataBaixa')} rotulo={t('dia')} colunas={4} />
          </EmColunas>
        </Formulario>
      )}
    </Janela>
  );
}
