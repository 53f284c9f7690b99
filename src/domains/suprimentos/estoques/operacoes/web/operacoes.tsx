import { useTextos } from '#platform/web/i18n.tsx';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarValor } from '#shared/dinheiro.ts';
import { textosEstoque } from '#domains/suprimentos/texts.ts';
import { useOpcoesDoEstoque } from '#domains/suprimentos/opcoes/web/door.tsx';
import { operacoesApi as api, tiposDeOperacao } from '../api.ts';
import { textosOperacao } from '../texts.ts';
import { OperacaoAberta } from './operacao-aberta.tsx';

/** What moved stock, the newest first; the one that is open stands in the address. */
export function Operacoes() {
  const t = useTextos(textosEstoque);
  const to = useTextos(textosOperacao);
  const { depositos, centros } = useOpcoesDoEstoque();
  const [{ operacao }, mudar] = useEndereco('operacao');
  return (
    <>
      <TabelaDados
        tela="estoques"
        titulo={to('operacoes')}
        endpoint={api.listarOperacoes}
        busca={{ campo: 'Nome', rotulo: to('buscar') }}
        ordemPadrao={{ campo: 'numero', ascendente: false }}
        aoAbrir={(o) => mudar({ operacao: String(o.id) })}
        nomeDaLinha={(o) => to('operacao', { numero: o.id })}
        vazio={{ titulo: to('vazio'), texto: to('vazioTexto') }}
        filtros={[
          { chave: 'data', rotulo: to('periodo'), tipo: 'datas', campoDe: 'DataInicial', campoAte: 'DataFinal', fixo: true },
          {
            chave: 'tipo',
            rotulo: to('tipo'),
            tipo: 'selecao',
            campo: 'Tipo',
            fixo: true,
            opcoes: tiposDeOperacao.map((valor) => ({ valor, rotulo: to(valor) })),
          },
          { chave: 'deposito', rotulo: t('deposito'), tipo: 'selecao', campo: 'DepositoId', opcoes: depositos },
          { chave: 'centro', rotulo: t('centroCusto'), tipo: 'selecao', campo: 'CentroCustoId', opcoes: centros },
          { chave: 'estornada', rotulo: to('estornada'), tipo: 'booleano', campo: 'Estornada' },
        ]}
        colunas={[
          { chave: 'id', titulo: to('numero'), ordenavel: 'numero', alinhamento: 'direita', largura: '5rem' },
          {
            chave: 'dataMovimento',
            titulo: t('data'),
            ordenavel: true,
            alinhamento: 'direita',
            noCartao: true,
            largura: '7rem',
            render: (o) => formatarData(o.dataMovimento),
          },
          {
            chave: 'tipo',
            titulo: to('tipo'),
            principal: true,
            render: (o) => <Etiqueta tom={o.estornada ? 'perigo' : tons[o.tipo]}>{o.estornada ? to('estornada') : to(o.tipo)}</Etiqueta>,
          },
          { chave: 'produtos', titulo: t('produto'), principal: true, render: (o) => o.produtoNome ?? to('produtos', { n: o.produtos }) },
          {
            chave: 'depositoNome',
            titulo: t('deposito'),
            render: (o) => (o.depositoDestinoNome ? `${o.depositoNome} → ${o.depositoDestinoNome}` : o.depositoNome),
          },
          { chave: 'solicitanteNome', titulo: to('solicitante'), render: (o) => o.solicitanteNome ?? '—' },
          { chave: 'motivo', titulo: to('motivo'), render: (o) => o.motivo ?? o.documento ?? '—' },
          { chave: 'centroCustoNome', titulo: t('centroCusto'), oculta: true, render: (o) => o.centroCustoNome ?? '—' },
          { chave: 'valorCentavos', titulo: t('valor'), alinhamento: 'direita', render: (o) => formatarValor(o.valorCentavos) },
        ]}
      />
      {operacao !== undefined && (
        <OperacaoAberta key={operacao} id={Number(operacao)} aoFechar={() => mudar({ operacao: undefined }, { substituir: true })} />
      )}
    </>
  );
}

const tons = { entrada: 'sucesso', retirada: 'alerta', transferencia: 'neutro', ajuste: 'aberto', estorno: 'neutro' } as const;
