/** The newest tasks of the organisation; a row opens the shell's own dialog of the task. */
Vue.component('task-centre', {
  data: () => ({ path: '/api/v1/TaskCenter/findList', tasks: [], loading: true, error: null }),
  created() {
    // Number of the newest call: the reply of an older one must not overwrite its rows.
    this.turn = 0;
    this.onOrganisation = () => this.load();
    document.addEventListener('oms-org-changed', this.onOrganisation);
    this.load();
  },
  beforeDestroy() {
    this.turn += 1;
    document.removeEventListener('oms-org-changed', this.onOrganisation);
  },
  methods: {
    async load() {
      this.turn += 1;
      const turn = this.turn;
      this.loading = true;
      this.error = null;
      try {
        const { data } = await OmsShell.request.get(this.path, { rows: 100 }, { service: 'boss' });
        if (turn === this.turn) this.tasks = data;
      } catch (error) {
        if (turn === this.turn) this.error = error;
      }
      if (turn === this.turn) this.loading = false;
    },
    open({ id }) {
      OmsShell.showTask(String(id));
    },
  },
  template: `
    <el-card shadow="never" class="orders">
      <order-failure v-if="error" :error="error" :path="path" @retry="load" />
      <el-table v-else v-loading="loading" :data="tasks" :element-loading-text="$t('tasks.loading')" stripe size="small" v-named>
        <template slot="empty">{{ loading ? ' ' : $t('tasks.none') }}</template>
        <el-table-column :label="$t('tasks.number')" prop="taskNo" min-width="160" />
        <el-table-column :label="$t('tasks.title')" prop="taskTitle" min-width="200" show-overflow-tooltip />
        <el-table-column :label="$t('orders.status')" width="120">
          <template slot-scope="{ row }">{{ $t('tasks.status.' + row.status) }}</template>
        </el-table-column>
        <el-table-column :label="$t('tasks.creator')" prop="createdName" min-width="110" show-overflow-tooltip />
        <el-table-column :label="$t('tasks.createdAt')" min-width="140">
          <template slot-scope="{ row }">{{ $time(row.createdAt) }}</template>
        </el-table-column>
        <el-table-column :label="$t('orders.actions')" width="68">
          <template slot-scope="{ row }">
            <el-button type="text" size="small" :aria-label="$t('orders.view') + ' ' + row.taskNo" @click="open(row)">{{ $t('orders.view') }}</el-button>
          </template>
        </el-table-column>
      </el-table>
    </el-card>`,
});
