import { BotaoSalvar, CampoData, camposDe, CampoTexto, Formulario } from '#platform/web/formulario/index.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { numeroDe } from '../../../periodo.ts';
import { lancamentosApi as api } from '../../api.ts';
import { CamposDoLancamento, paraEditar, recarregarLancamentos } from '../../editor/web/door.tsx';
import { correcaoDeLancamento } from '../../esquemas.ts';
import { textosLancamento } from '../../texts.ts';
import type { Lancamento } from './tipos.ts';

const campo = camposDe<typeof correcaoDeLancamento>();
const FORMULARIO = 'correcao-de-lancamento';
const AJUSTE = 13;

/** The entry as it should have been: saving reverses the one that stands and posts this in its place. */
export default function Correcao({
  lancamento: l,
  aoFechar,
  aoCorrigir,
}: {
  lancamento: Lancamento;
  aoFechar: () => void;
  aoCorrigir: (id: number) => void;
}) {
  const t = useTextos(textosLancamento);
  const { contas, partidas } = paraEditar(l.partidas);
  return (
    <Janela
      aberta
      tamanho="larga"
      aoFechar={aoFechar}
      titulo={t('corrigir')}
      rodape={<BotaoSalvar formulario={FORMULARIO} rotulo={t('corrigir')} />}
    >
      <Formulario
        id={FORMULARIO}
        esquema={correcaoDeLancamento}
        valoresIniciais={{
          // Of a closed período neither the reversal nor what takes its place can have the day.
          dataLancamento: l.periodoAberto ? l.dataLancamento : hojeNaEscola(),
          ajuste: l.periodoAberto && numeroDe(l.periodo) === AJUSTE,
          historico: l.historico,
          documento: l.documento,
          partidas,
          motivo: '',
          dataEstorno: l.periodoAberto ? '' : hojeNaEscola(),
        }}
        aoSalvar={(_, body, chaveIdempotencia) => chamar(api.corrigir, { params: { id: l.id }, body }, { chaveIdempotencia })}
        aposSalvar={(resposta) => {
          const { id, numero } = resposta as RespostaCliente<typeof api.corrigir>;
          avisar.sucesso(t('corrigido', { numero }));
          void recarregarLancamentos();
          aoCorrigir(id);
        }}
      >
        <p>{t('corrigirTexto')}</p>
        <CamposDoLancamento contas={contas}>
          <CampoTexto nome={campo('motivo')} rotulo={t('motivo')} colunas={8} maximo={300} autoFoco />
          <CampoData nome={campo('dataEstorno')} rotulo={t('dataEstorno')} dica={t('dataEstornoAjuda')} colunas={4} />
        </CamposDoLancamento>
      </Formulario>
    </Janela>
  );
}
