import { lazy } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { RegistroListado } from '#platform/web/registro/registro-listado.tsx';
import { formatarData } from '#shared/datas.ts';
import { textosConvenio } from '../texts.ts';
import { conveniosApi } from '../api.ts';
import { tiposConvenio } from '../tipos.ts';

const FormularioConvenio = lazy(() => import('./formulario-convenio.tsx'));

/** Insurances and agreements; who is in one is a page of its own. */
export default function ConveniosPage() {
  const t = useTextos(textosConvenio);
  return (
    <RegistroListado
      tela="convenios"
      titulo={t('titulo')}
      sobre={t('sobre')}
      api={conveniosApi}
      rotuloNovo={t('novo')}
      nomeDe={({ nome }) => nome}
      ordemPadrao={{ campo: 'vigenteDesde', ascendente: false }}
      filtros={[
        {
          chave: 'tipo',
          rotulo: t('tipo'),
          tipo: 'selecao',
          campo: 'Tipo',
          fixo: true,
          opcoes: tiposConvenio.map((valor) => ({ valor, rotulo: t(`tipo_${valor}`) })),
        },
      ]}
      colunas={[
        { chave: 'nome', titulo: t('nome'), ordenavel: true, principal: true },
        { chave: 'tipo', titulo: t('tipo'), largura: '13rem', render: (c) => t(`tipo_${c.tipo}`) },
        { chave: 'parceiro', titulo: t('parceiro'), ordenavel: true, cede: true },
        {
          chave: 'vigenteDesde',
          titulo: t('vigencia'),
          ordenavel: true,
          largura: '14rem',
          principal: true,
          render: (c) => t('deAte', { de: formatarData(c.vigenteDesde), ate: formatarData(c.vigenteAte) }),
        },
        { chave: 'descontoNome', titulo: t('desconto'), largura: '11rem' },
        {
          chave: 'pessoas',
          titulo: t('pessoas'),
          alinhamento: 'direita',
          largura: '9rem',
          render: (c) => (
            <Elo tela="convenio" params={{ id: c.id }}>
              {c.pessoas}
            </Elo>
          ),
        },
      ]}
      Formulario={FormularioConvenio}
    />
  );
}
