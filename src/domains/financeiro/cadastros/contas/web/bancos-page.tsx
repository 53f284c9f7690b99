import { lazy } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { bancosApi as api } from '#domains/financeiro/cadastros/api.ts';
import { textosCadastros } from '#domains/financeiro/cadastros/texts.ts';
import { useColunasComuns } from '#domains/financeiro/cadastros/web/colunas.tsx';
import { Registro } from '#domains/financeiro/cadastros/web/registro.tsx';

const FormularioBanco = lazy(() => import('./formulario-banco.tsx'));

/** The banks that accounts belong to. */
export default function BancosPage() {
  const t = useTextos(textosCadastros);
  const comuns = useColunasComuns();
  return (
    <Registro
      tela="bancos"
      titulo={t('banco')}
      api={api}
      rotuloNovo={t('novoBanco')}
      nomeDe={(b) => b.nome}
      ordemPadrao={{ campo: 'codigo', ascendente: true }}
      colunas={[{ chave: 'codigo', titulo: t('codigo'), ordenavel: true, largura: '6rem' }, comuns.nome('nome'), comuns.emUso('ativo')]}
      Formulario={FormularioBanco}
    />
  );
}
