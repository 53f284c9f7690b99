import { useClassificacoes } from '#domains/financeiro/caixa/web/opcoes.ts';
import { recarregarLancamentos } from '#domains/financeiro/caixa/web/recarregar.ts';
import { BotaoSalvar, CampoData, camposDe, CampoSelecao, CampoTexto, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { formatarData } from '#shared/datas.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import { conciliacaoApi, novoLancamentoDaLinha } from '../api.ts';
import { textosConciliacao } from '../texts.ts';
import type { Lembranca, LinhaDoExtrato } from './sugestoes.tsx';

const campo = camposDe<typeof novoLancamentoDaLinha>();
const FORMULARIO = 'lancar-linha';

/** Enters in the books what a line says, under the category that its words were entered under the last time. */
export default function LancarLinha({
  linha,
  lembranca,
  aoFechar,
}: {
  linha: LinhaDoExtrato;
  lembranca: Lembranca | undefined;
  aoFechar: () => void;
}) {
  const t = useTextos(textosConciliacao);
  const { pronto, categoriasDe, centros } = useClassificacoes();
  const valor = linha.valorCentavos ?? centavos(0);
  return (
    <Janela aberta aoFechar={aoFechar} titulo={t('lancarTitulo')} rodape={<BotaoSalvar formulario={FORMULARIO} rotulo={t('lancar')} />}>
      <p>
        {formatarData(linha.data)} · {linha.descricao} · <strong>{formatarReais(valor)}</strong>
      </p>
      {!pronto && <Esqueleto linhas={4} />}
      {pronto && (
        <Formulario
          id={FORMULARIO}
          esquema={novoLancamentoDaLinha}
          valoresIniciais={{
            linhaId: linha.id,
            categoriaId: lembranca?.categoriaId ?? null,
            centroCustoId: lembranca?.centroCustoId ?? null,
            historico: linha.descricao.slice(0, 250),
            dataMovimento: linha.data,
          }}
          aoSalvar={(body, _saida, chaveIdempotencia) => chamar(conciliacaoApi.lancar, { body }, { chaveIdempotencia })}
          aposSalvar={() => {
            avisar.sucesso(t('lancada'));
            aoFechar();
            void recarregarLancamentos();
          }}
        >
          <EmColunas>
            <CampoSelecao
              nome={campo('categoriaId')}
              rotulo={t('categoria')}
              colunas={6}
              opcoes={categoriasDe(valor > 0 ? 'entrada' : 'saida')}
            />
            <CampoSelecao nome={campo('centroCustoId')} rotulo={t('centroCusto')} colunas={6} opcoes={centros} />
            <CampoTexto nome={campo('historico')} rotulo={t('historico')} colunas={8} maximo={250} />
            <CampoData nome={campo('dataMovimento')} rotulo={t('data')} colunas={4} />
          </EmColunas>
        </Formulario>
      )}
    </Janela>
  );
}
