import { lazy } from 'react';
import { chamar } from '#platform/web/api.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina.tsx';
import { formatarData } from '#shared/datas.ts';
import { type Centavos, formatarReais } from '#shared/dinheiro.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { descontosApi as api } from '../api.ts';
import { tiposDesconto } from '../listas.ts';
import { textosCadastros } from '../texts.ts';
import { escreverTaxa } from './escrever.ts';
import { Registro } from './registro.tsx';
import { useLinhas, useOpcoes } from './usar-lista.ts';

const FormularioDesconto = lazy(() => import('./formulario-desconto.tsx'));

/** What may be taken off a price: scholarships, siblings, employees, agreements, punctuality. */
export default function DescontosPage() {
  const t = useTextos(textosCadastros);
  const { idioma } = useIdioma();
  const tipos = useOpcoes(tiposDesconto);
  return (
    <Registro
      tela="descontos"
      titulo={t('nome')}
      endpoint={api.listar}
      exportar={api.exportar}
      linhas={useLinhas(api.listar)}
      rotuloNovo={t('novoDesconto')}
      nomeDe={(d) => d.nome}
      busca={{ campo: 'Nome', rotulo: t('buscar') }}
      filtros={[{ chave: 'tipo', rotulo: t('tipo'), tipo: 'selecao', campo: 'Tipo', fixo: true, opcoes: tipos }]}
      ordemPadrao={{ campo: 'nome', ascendente: true }}
      excluir={({ id }) => chamar(api.excluir, { params: { id } })}
      colunas={[
        { chave: 'nome', titulo: t('nome'), ordenavel: true, principal: true },
        { chave: 'tipo', titulo: t('tipo'), ordenavel: true, render: (d) => rotuloDe(tiposDesconto, d.tipo, idioma) },
        {
          chave: 'valor',
          titulo: t('valor'),
          alinhamento: 'direita',
          principal: true,
          render: (d) => (d.percentual === null ? formatarReais((d.valorCentavos ?? 0) as Centavos) : escreverTaxa(d.percentual)),
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
        {
          chave: 'ativo',
          titulo: t('situacao'),
          render: (d) => <Etiqueta tom={d.ativo ? 'sucesso' : 'neutro'}>{d.ativo ? t('ativo') : t('inativo')}</Etiqueta>,
        },
      ]}
      Formulario={FormularioDesconto}
    />
  );
}
