import { chamar } from '#platform/web/rede/api.ts';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { BotaoSalvar, CampoData, camposDe, CampoTexto, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { formatarData } from '#shared/datas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { fichaApi } from '../api.ts';
import { vencimentoEsquema } from '../esquemas.ts';
import { textosTitulos } from '#domains/financeiro/titulos/texts.ts';
import { recarregarTitulos } from '#domains/financeiro/titulos/web/opcoes.ts';
import type { TituloLido } from './titulo-lido.ts';

const campo = camposDe<typeof vencimentoEsquema>();

const FORMULARIO = 'mudanca-de-vencimento';

/** Gives a title another due date, with a reason. */
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
        valoresIniciais={{ versao: titulo.versao, dataVencimento: '', motivo: '' }}
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
      </Formulario>
    </Janela>
  );
}
