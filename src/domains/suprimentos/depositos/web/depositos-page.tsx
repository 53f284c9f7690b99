import { lazy } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { RegistroListado } from '#platform/web/registro/registro-listado.tsx';
import { formatarReais } from '#shared/dinheiro.ts';
import { textosEstoque } from '#domains/suprimentos/texts.ts';
import { useColunasDoEstoque } from '#domains/suprimentos/web/colunas.tsx';
import { depositosApi as api } from '../api.ts';
import { textosDeposito } from '../texts.ts';

const FormularioDeposito = lazy(() => import('./formulario-deposito.tsx'));

/** Where products are kept, who answers for them, and what they are worth. */
export default function DepositosPage() {
  const t = useTextos(textosEstoque);
  const td = useTextos(textosDeposito);
  const comuns = useColunasDoEstoque();
  return (
    <RegistroListado
      tela="depositos"
      titulo={t('deposito')}
      api={api}
      vazio={{ titulo: td('vazio'), texto: td('vazioTexto') }}
      rotuloNovo={td('novoDeposito')}
      nomeDe={(d) => d.nome}
      envelhece={['Estoque', 'Produto']}
      ordemPadrao={{ campo: 'nome', ascendente: true }}
      filtros={[{ chave: 'ativo', rotulo: t('ativo'), tipo: 'booleano', campo: 'Ativo' }]}
      colunas={[
        comuns.nome,
        { chave: 'responsavelNome', titulo: td('responsavel'), ordenavel: 'responsavel', render: (d) => d.responsavelNome ?? '—' },
        { chave: 'produtos', titulo: td('produtosGuardados'), alinhamento: 'direita' },
        { chave: 'valorCentavos', titulo: t('valor'), alinhamento: 'direita', render: (d) => formatarReais(d.valorCentavos) },
        comuns.emUso,
      ]}
      Formulario={FormularioDeposito}
    />
  );
}
