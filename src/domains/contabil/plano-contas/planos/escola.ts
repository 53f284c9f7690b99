/** The chart of a school, as data: code and name, and the account of the official plan of its kind of school where it is known. Indentation only helps the eye. */
export const planoDaEscola = `
1 Ativo
1.1 Ativo circulante
1.1.01 Caixa e equivalentes de caixa
1.1.01.001 Caixa
1.1.01.002 Banco conta corrente
1.1.01.003 Aplicações de liquidez imediata
1.1.01.004 Cartões e cheques a liquidar
1.1.02 Mensalidades e outros valores a receber
1.1.02.001 Mensalidades a receber
1.1.02.002 Matrículas a receber
1.1.02.003 Acordos a receber
1.1.02.004 Taxas e serviços a receber
1.1.02.009 (-) Perdas estimadas com mensalidades
1.1.03 Estoques
1.1.03.001 Material de consumo em estoque
1.1.03.002 Material comprado a dar entrada
1.1.04 Adiantamentos e outros créditos
1.1.04.001 Adiantamentos a fornecedores
1.1.04.002 Adiantamentos a funcionários
1.1.04.003 Tributos a recuperar
1.1.05 Despesas antecipadas
1.1.05.001 Seguros a apropriar
1.1.05.002 Assinaturas e licenças a apropriar
1.2 Ativo não circulante
1.2.01 Realizável a longo prazo
1.2.01.001 Depósitos judiciais
1.2.01.002 Acordos a receber a longo prazo
1.2.02 Imobilizado
1.2.02.001 Terrenos
1.2.02.002 Edificações
1.2.02.003 Benfeitorias em imóveis de terceiros
1.2.02.004 Móveis e utensílios
1.2.02.005 Equipamentos de informática
1.2.02.006 Equipamentos de laboratório e esporte
1.2.02.007 Acervo da biblioteca
1.2.02.008 Veículos
1.2.02.009 (-) Depreciação acumulada
1.2.03 Intangível
1.2.03.001 Programas de computador
1.2.03.002 Marcas
1.2.03.009 (-) Amortização acumulada
2 Passivo e patrimônio líquido
2.1 Passivo circulante
2.1.01 Fornecedores
2.1.01.001 Fornecedores
2.1.02 Obrigações com pessoal
2.1.02.001 Salários a pagar
2.1.02.002 Férias a pagar
2.1.02.003 Décimo terceiro a pagar
2.1.02.004 Rescisões a pagar
2.1.02.005 INSS a recolher
2.1.02.006 FGTS a recolher
2.1.02.007 PIS sobre a folha a recolher
2.1.03 Tributos a recolher
2.1.03.001 IRRF a recolher
2.1.03.002 PIS, COFINS e CSLL retidos a recolher
2.1.03.003 INSS retido a recolher
2.1.03.004 ISS retido a recolher
2.1.03.005 ISS sobre serviços a recolher
2.1.03.006 PIS e COFINS a recolher
2.1.03.007 IRPJ e CSLL a recolher
2.1.04 Receitas a apropriar
2.1.04.001 Mensalidades recebidas antecipadamente
2.1.04.002 Matrículas do ano seguinte
2.1.04.003 Receita contratada a apropriar
2.1.05 Outras obrigações
2.1.05.001 Créditos de pagadores a devolver
2.1.05.002 Empréstimos e financiamentos
2.1.05.003 Aluguéis a pagar
2.1.05.009 Outras contas a pagar
2.2 Passivo não circulante
2.2.01 Exigível a longo prazo
2.2.01.001 Empréstimos e financiamentos a longo prazo
2.2.01.002 Parcelamentos de tributos
2.2.01.003 Provisão para contingências
2.3 Patrimônio líquido
2.3.01 {capital}
2.3.01.001 {capitalConta}
2.3.02 {acumulados}
2.3.02.001 {acumuladosConta}
2.3.03 Reservas
2.3.03.001 {reserva}
2.3.04 Ajustes
2.3.04.001 Ajustes de exercícios anteriores
3 Receitas
3.1 Receita da atividade
3.1.01 Receita do ensino
3.1.01.001 Receita de mensalidades{refEnsino}
3.1.01.002 Receita de matrículas{refEnsino}
3.1.01.003 Receita de cursos livres e atividades
3.1.01.004 Receita de taxas e serviços
3.1.01.005 Receita de material didático
{gratuidades}
3.1.09 (-) Deduções da receita
3.1.09.001 (-) Bolsas de estudo{refBolsas}
3.1.09.002 (-) Descontos incondicionais
3.1.09.003 (-) Cancelamentos e devoluções
3.1.09.004 (-) Tributos sobre a receita
3.2 Receitas financeiras
3.2.01 Receitas financeiras
3.2.01.001 Multas e juros recebidos
3.2.01.002 Rendimentos de aplicações
3.2.01.003 Descontos obtidos
3.2.01.004 Acréscimos e abatimentos de acordos
3.3 Outras receitas
3.3.01 Outras receitas
3.3.01.001 {doacoes}
3.3.01.002 Aluguéis e cessões de espaço
3.3.01.003 Sobras de estoque e de caixa
3.3.01.009 Outras receitas
4 Custos e despesas
4.1 Custos e despesas da atividade
4.1.01 Pessoal
4.1.01.001 Salários
4.1.01.002 Férias
4.1.01.003 Décimo terceiro
4.1.01.004 Encargos sociais
4.1.01.005 Benefícios
4.1.01.006 Rescisões
4.1.01.007 Formação de professores
4.1.02 Material e serviços
4.1.02.001 Material consumido
4.1.02.002 Serviços de pessoas jurídicas
4.1.02.003 Serviços de pessoas físicas
4.1.02.004 Merenda e cozinha
4.1.02.005 Manutenção e limpeza
4.1.02.006 Eventos pedagógicos
4.1.03 Ocupação
4.1.03.001 Aluguéis
4.1.03.002 Energia elétrica
4.1.03.003 Água e esgoto
4.1.03.004 Telefone e internet
4.1.03.005 Seguros
4.1.03.006 IPTU e taxas
4.1.04 Administração e divulgação
4.1.04.001 Contabilidade e advocacia
4.1.04.002 Programas e assinaturas
4.1.04.003 Publicidade
4.1.04.004 Viagens e transportes
4.1.04.009 Outras despesas administrativas
4.1.05 Depreciação e perdas
4.1.05.001 Depreciação e amortização
4.1.05.002 Perdas com mensalidades
4.1.05.003 Faltas de estoque e de caixa
4.2 Despesas financeiras
4.2.01 Despesas financeiras
4.2.01.001 Descontos de pontualidade
4.2.01.002 Tarifas bancárias
4.2.01.003 Taxas de cartões
4.2.01.004 Multas e juros pagos
4.2.01.005 Juros de empréstimos
{tributos}
5 Apuração do resultado
5.1 Apuração do resultado
5.1.01 Apuração do resultado
5.1.01.001 Apuração do resultado do exercício`;
