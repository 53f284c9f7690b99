import { BotaoSalvar, CampoData, CampoMarcar, camposDe, CampoTexto, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { numeroDe } from '../../../periodo.ts';
import { lancamentosApi as api } from '../../api.ts';
import { CampoDoHistorico, Linhas, paraEditar, recarregarLancamentos } from '../../editor/web/door.tsx';
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
          dataLancamento: l.dataLancamento,
          ajuste: numeroDe(l.periodo) === AJUSTE,
          historico: l.historico,
          documento: l.documento,
          partidas,
          motivo: '',
          dataEstorno: '',
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
        <EmColunas>
          <CampoTexto nome={campo('motivo')} rotulo={t('motivo')} colunas={8} maximo={300} autoFoco />
          <CampoData nome={campo('dataEstorno')} rotulo={t('dataEstorno')} dica={t('dataEstornoAjuda')} colunas={4} />
          <CampoData nome={campo('dataLancamento')} rotulo={t('data')} colunas={3} />
          <CampoTexto nome={campo('documento')} rotulo={t('documento')} colunas={3} maximo={40} />
          <CampoMarcar nome={campo('ajuste')} rotulo={t('ajuste')} colunas={6} />
          <CampoDoHistorico nome={campo('historico')} documento={campo('documento')} data={campo('dataLancamento')} />
          <Linhas nome={campo('partidas')} contas={contas} />
        </EmColunas>
      </Formulario>
    </Janela>
  );
}
