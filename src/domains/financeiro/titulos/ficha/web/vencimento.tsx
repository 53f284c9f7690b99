import { chamar } from '#platform/web/rede/api.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import {
  BotaoSalvar,
  CampoData,
  camposDe,
  CampoTexto,
  EmColunas,
  CampoSelecao,
  Formulario,
  useValor,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { formatarData, isDataCivil } from '#shared/datas.ts';
import { formatarReais } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { fichaApi } from '../api.ts';
import { vencimentoEsquema } from '../esquemas.ts';
import { textosFicha } from '../texts.ts';
import { textosTitulos } from '#domains/financeiro/titulos/texts.ts';
import { recarregarTitulos } from '#domains/financeiro/titulos/web/opcoes.ts';
import type { TituloLido } from './titulo-lido.ts';

const campo = camposDe<typeof vencimentoEsquema>();

const FORMULARIO = 'mudanca-de-vencimento';

/** Gives a title another due date, with a reason; of a late one, asks which amount stays owed. */
export default function MudancaDeVencimento({ titulo, aoFechar }: { titulo: TituloLido; aoFechar: () => void }) {
  const t = useTextos(textosTitulos);
  return (
    <Janela
      aberta
      aoFechar={aoFechar}
      titulo={t('mudarVencimento')}
      rodape={<BotaoSalvar formulario={FORMULARIO} rotulo={t('mudarVencimento')} />}
    >
      <Formulario
        id={FORMULARIO}
        esquema={vencimentoEsquema}
        valoresIniciais={{ versao: titulo.versao, dataVencimento: '', motivo: '', fica: null }}
        aoSalvar={(body, _saida, chaveIdempotencia) =>
          chamar(fichaApi.mudarVencimento, { params: { id: titulo.id }, body }, { chaveIdempotencia })
        }
        aposSalvar={(resposta) => {
          const { dataVencimento } = resposta as RespostaCliente<typeof fichaApi.mudarVencimento>;
          avisar.sucesso(t('vencimentoMudado', { data: formatarData(dataVencimento) }));
          void recarregarTitulos();
          aoFechar();
        }}
      >
        <p>{t('mudarVencimentoTexto', { numero: titulo.numero, data: formatarData(titulo.dataVencimento) })}</p>
        <EmColunas>
          <CampoData nome={campo('dataVencimento')} rotulo={t('novoVencimento')} colunas={6} autoFoco />
          <CampoTexto nome={campo('motivo')} rotulo={t('motivo')} colunas={12} maximo={300} />
        </EmColunas>
        <QualFica id={titulo.id} />
      </Formulario>
    </Janela>
  );
}

/** Both amounts side by side, as soon as there is a date; nothing where the new date changes neither. */
function QualFica({ id }: { id: number }) {
  const t = useTextos(textosFicha);
  const { pode } = useSessao();
  const data = useValor(campo('dataVencimento'));
  const dia = typeof data === 'string' && isDataCivil(data) ? data : null;
  const { data: previa, error } = useConsulta(
    fichaApi.preverVencimento,
    { params: { id }, query: { Data: dia ?? '' } },
    { ativa: dia !== null },
  );
  if (dia === null) return null;
  if (error) return <p role="status">{error.message}</p>;
  if (!previa || previa.multaCentavos + previa.jurosCentavos + previa.descontoCentavos === 0) return null;
  const { atualCentavos, novoCentavos, multaCentavos, jurosCentavos, descontoCentavos } = previa;
  const partes = { multa: formatarReais(multaCentavos), juros: formatarReais(jurosCentavos), desconto: formatarReais(descontoCentavos) };
  const atual = { valor: 'atual', rotulo: t('ficaAtual', { valor: formatarReais(atualCentavos) }) };
  const novo = { valor: 'novo', rotulo: t('ficaNovo', { valor: formatarReais(novoCentavos) }) };
  const dispensador = pode('dispensar-encargos', 'criar');
  return (
    <EmColunas>
      <CampoSelecao nome={campo('fica')} rotulo={t('qualFica')} opcoes={dispensador ? [atual, novo] : [atual]} colunas={12} obrigatorio />
      <p className="suave inteira">
        <strong>{atual.rotulo}.</strong> {t('ficaAtualTexto')}
      </p>
      <p className="suave inteira">
        <strong>{novo.rotulo}.</strong> {t(descontoCentavos > 0 ? 'ficaNovoComDesconto' : 'ficaNovoTexto', partes)}{' '}
        {!dispensador && t('ficaNovoSemDireito')}
      </p>
    </EmColunas>
  );
}
