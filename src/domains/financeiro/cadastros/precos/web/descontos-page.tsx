import { lazy } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { formatarData } from '#shared/datas.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import { descontosApi as api } from '#domains/financeiro/cadastros/api.ts';
import { tiposDesconto } from '#domains/financeiro/cadastros/listas.ts';
import { textosCadastros } from '#domains/financeiro/cadastros/texts.ts';
import { escreverTaxa } from '#shared/decimais.ts';
import { useColunasComuns } from '#domains/financeiro/cadastros/web/colunas.tsx';
import { Registro } from '#domains/financeiro/cadastros/web/registro.tsx';

const FormularioDesconto = lazy(() => import('./formulario-desconto.tsx'));

/** What may be taken off a price: scholarships, siblings, employees, agreements, punctuality. */
export default function DescontosPage() {
  const t = useTextos(textosCadastros);
  const comuns = useColunasComuns();
  const tipos = useOpcoes(tiposDesconto);
  return (
    <Registro
      tela="descontos"
      titulo={t('nome')}
      api={api}
      rotuloNovo={t('novoDesconto')}
      nomeDe={(d) => d.nome}
      filtros={[{ chave: 'tipo', rotulo: t('tipo'), tipo: 'selecao', campo: 'Tipo', fixo: true, opcoes: tipos }]}
      ordemPadrao={{ campo: 'nome', ascendente: true }}
      colunas={[
        comuns.nome('nome'),
        comuns.tipo(tiposDesconto),
        {
          chave: 'valor',
          titulo: t('valor'),
          alinhamento: 'direita',
          principal: true,
          render: (d) => {
            if (d.percentual === null) return formatarReais(centavos(d.valorCentavos ?? 0));
            const taxa = escreverTaxa(d.percentual);
            return d.limiteCentavos === null ? taxa : t('ateLimite', { taxa, limite: formatarReais(d.limiteCentavos) });
          },
        },
        { chave: 'condicional', titulo: t('condicao'), render: (d) => (d.condicional ? t('ateVencimento') : t('semCondicao')) },
        {
          chave: 'validade',
          titulo: t('validade'),
          render: (d) =>
            [d.validoDe, d.validoAte]
              .map((x) => (x ? formatarData(x) : '…'))
              .join(' – ')
              .replace('… – …', '—'),
        },
        { chave: 'prioridade', titulo: t('prioridade'), ordenavel: true, alinhamento: 'direita', oculta: true },
        comuns.emUso('ativo', { principal: false }),
      ]}
      Formulario={FormularioDesconto}
    />
  );
}
