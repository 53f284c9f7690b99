import { lazy, type ReactNode } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { RegistroListado } from '#platform/web/registro/registro-listado.tsx';
import { formatarData } from '#shared/datas.ts';
import { feriadosApi as api } from '../api.ts';
import { textosFeriados } from '../texts.ts';

const FormularioFeriado = lazy(() => import('./formulario-feriado.tsx'));

/** Days on which the banks of the school's city are closed besides those of the whole country. */
export default function FeriadosLocais({ abas }: { abas: ReactNode }) {
  const t = useTextos(textosFeriados);
  return (
    <RegistroListado
      tela="taxas"
      abas={abas}
      sobre={t('diaAjuda')}
      titulo={t('feriados')}
      api={api}
      rotuloNovo={t('novo')}
      nomeDe={(f) => f.nome}
      vazio={{ titulo: t('vazio'), texto: t('vazioTexto') }}
      envelhece={['TituloReceber', 'Boleto']}
      ordemPadrao={{ campo: 'dataFeriado', ascendente: false }}
      colunas={[
        { chave: 'dataFeriado', titulo: t('dia'), ordenavel: true, principal: true, render: (f) => formatarData(f.dataFeriado) },
        { chave: 'nome', titulo: t('nome'), ordenavel: true, principal: true },
      ]}
      Formulario={FormularioFeriado}
    />
  );
}
