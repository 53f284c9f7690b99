import {
  BotaoSalvar,
  CampoAlternar,
  camposDe,
  CampoSelecao,
  CampoTextoLongo,
  EmColunas,
  Formulario,
  useValor,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer, useConsulta } from '#platform/web/rede/consultas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { decimalNaTela } from '#platform/web/decimais.ts';
import { textosBolsa } from '../../texts.ts';
import { bolsasApi as api } from '../api.ts';
import { decisao } from '../esquemas.ts';
import { Proporcao } from './proporcao.tsx';

type Bolsa = RespostaCliente<typeof api.obterBolsa>;
const campo = camposDe<typeof decisao>();
const ID = 'decidir-bolsa';

/** The decision of the committee, beside what it would do to the proportion and the quota. */
export default function Decidir({ bolsa, aoFechar }: { bolsa: Bolsa; aoFechar: () => void }) {
  const t = useTextos(textosBolsa);
  return (
    <Janela aberta tamanho="larga" titulo={t('decidir')} aoFechar={aoFechar} rodape={<BotaoSalvar formulario={ID} rotulo={t('decidir')} />}>
      <Formulario
        id={ID}
        esquema={decisao}
        valoresIniciais={{ versao: bolsa.versao, conceder: true, descontoId: null, decisao: '' }}
        aoSalvar={(_, body, chaveIdempotencia) => chamar(api.decidirBolsa, { params: { id: bolsa.id }, body }, { chaveIdempotencia })}
        aposSalvar={() => {
          avisar.sucesso(t('salvo'));
          void envelhecer('BolsaPedido', 'FichaSocioeconomica', 'CotaBolsa');
          aoFechar();
        }}
      >
        <Campos bolsa={bolsa} />
      </Formulario>
    </Janela>
  );
}

function Campos({ bolsa }: { bolsa: Bolsa }) {
  const t = useTextos(textosBolsa);
  const { data } = useConsulta(api.opcoesDeBolsa, { query: {} });
  const conceder = useValor(campo('conceder'));
  const escolhido = useValor(campo('descontoId'));
  return (
    <>
      <EmColunas>
        <CampoAlternar nome={campo('conceder')} rotulo={t('conceder')} colunas={12} />
        {conceder && (
          <CampoSelecao
            nome={campo('descontoId')}
            rotulo={t('desconto')}
            colunas={8}
            {...(data?.descontos.length === 0 ? { dica: t('semDescontos') } : {})}
            opcoes={(data?.descontos ?? []).map(({ id, nome, percentual }) => ({
              valor: id,
              rotulo: `${nome} (${t('porcento', { n: decimalNaTela(percentual) })})`,
            }))}
          />
        )}
        <CampoTextoLongo nome={campo('decisao')} rotulo={t('decisaoTexto')} maximo={1000} linhas={3} />
      </EmColunas>
      {conceder && (
        <Proporcao anoLetivoId={bolsa.anoLetivoId} pedidoId={bolsa.id} descontoId={escolhido == null ? null : Number(escolhido)} />
      )}
    </>
  );
}
